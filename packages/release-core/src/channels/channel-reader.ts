import { emptyChannel, type Channel } from './channel';
import { stateFault, stepFault, type ChannelTrust } from './channel-chain';
import { sameState, type ChannelFiles, type StoredState } from './channel-files';
import { ReleaseError } from '../errors';

/** A state, with the fault of the files that it was read from, if any. */
export interface Reading {
  readonly state: Channel;
  readonly fault?: string | undefined;
}

/**
 * Reads the current state of channels from their history. The newest verified state stays in memory; entries that do not
 * follow it are reported as a fault and ignored. The copy next to the history only says where to start.
 */
export class ChannelReader {
  readonly #files: ChannelFiles;
  readonly #trust: ChannelTrust | undefined;
  readonly #known = new Map<string, Channel>();

  constructor(files: ChannelFiles, trust: ChannelTrust | undefined) {
    this.#files = files;
    this.#trust = trust;
  }

  /** @throws ReleaseError `unreadable` when no state can be verified */
  async read(channel: string): Promise<Reading> {
    // The copy is read first: a writer updates it after the history, so it can never be ahead of what is read next.
    const copy = await this.#files.readCopy(channel);
    const start = await this.#start(channel, copy);
    const { state, fault, garbled } = await this.#follow(channel, start.state);
    // Storage with a different object under every key is not a store: the state of the channel is unknown.
    if (garbled && copy.fault) throw new ReleaseError('unreadable', copy.fault);
    const found = start.fault ?? fault ?? (await this.#copyFault(channel, copy, start.state, state));
    this.remember(channel, state);
    return { state, fault: found };
  }

  /** Remembers a state that was verified, or written by this process. */
  remember(channel: string, state: Channel): void {
    // Ignore the slower of two simultaneous reads.
    if (state.revision >= (this.#known.get(channel)?.revision ?? 0)) this.#known.set(channel, state);
  }

  async #start(channel: string, copy: StoredState): Promise<Reading> {
    const known = this.#known.get(channel);
    if (!known || known.revision === 0) return this.#newest(channel, copy);
    const behind = copy.state !== undefined && copy.state.revision < known.revision;
    if (!behind) return { state: known };
    const entry = await this.#files.readEntry(channel, known.revision);
    if (entry.state || entry.fault) return { state: known };
    return { state: known, fault: this.#describe(channel, known.revision, 'is gone: the history went back') };
  }

  /** Returns the state that a new process starts with: the newest entry, or the copy if only that can be verified. */
  async #newest(channel: string, copy: StoredState): Promise<Reading> {
    const hinted = copy.state?.revision ?? 0;
    const entry = hinted > 0 ? await this.#files.readEntry(channel, hinted) : {};
    if (!entry.state && !entry.fault) return this.#newestListed(channel, copy);
    return this.#verified(channel, hinted, entry, copy);
  }

  /** Falls back to a listing when the copy is missing, unreadable, or ahead of the history. */
  async #newestListed(channel: string, copy: StoredState): Promise<Reading> {
    const revision = await this.#files.newestRevision(channel).catch((error: unknown) => {
      if (copy.fault) throw new ReleaseError('unreadable', copy.fault, { cause: error });
      throw error;
    });
    if (revision > 0)
      return this.#verified(channel, revision, await this.#files.readEntry(channel, revision), copy);
    if (copy.fault) throw new ReleaseError('unreadable', `${copy.fault}. Restore it from a backup.`);
    if (!copy.state) return { state: emptyChannel };
    const fault = `channels/${channel}.json is at revision ${copy.state.revision}, but its history is missing`;
    throw new ReleaseError('unreadable', `${fault}. Restore channels/${channel}/ from a backup.`);
  }

  /** Returns an entry, or the copy if only that can be verified as the same revision. */
  async #verified(
    channel: string,
    revision: number,
    entry: StoredState,
    copy: StoredState,
  ): Promise<Reading> {
    let reason = entry.fault ?? 'it is missing';
    if (entry.state) {
      const refusal = await this.#entryFault(channel, entry.state, revision);
      if (!refusal) return { state: entry.state };
      reason = refusal;
    }
    const fault = this.#describe(channel, revision, reason);
    if (copy.state && !(await this.#entryFault(channel, copy.state, revision)))
      return { state: copy.state, fault };
    throw new ReleaseError('unreadable', fault);
  }

  async #entryFault(channel: string, entry: Channel, revision: number): Promise<string | undefined> {
    if (entry.revision !== revision) return `it says that it is revision ${entry.revision}`;
    const own = stateFault(channel, entry, this.#trust);
    if (own) return own;
    const before =
      revision === 1 ? { state: emptyChannel } : await this.#files.readEntry(channel, revision - 1);
    // If the previous entry was changed, this one is still valid: `checkHistory` reports the other.
    if (before.state?.revision !== revision - 1) return undefined;
    const fault = stepFault(channel, before.state, entry);
    return fault?.changed === 'next' ? fault.reason : undefined;
  }

  /** Continues from a state along the history. Only a trusted state becomes the current one. */
  async #follow(channel: string, start: Channel): Promise<Reading & { readonly garbled?: boolean }> {
    let [current, tip]: [Channel, Channel] = [start, start];
    let fault: string | undefined;
    for (;;) {
      const revision = tip.revision + 1;
      const next = await this.#files.readEntry(channel, revision);
      const broken = next.fault ?? (next.state && stepFault(channel, tip, next.state)?.reason);
      if (broken) {
        const description = this.#describe(channel, revision, broken);
        return { state: current, fault: description, garbled: next.fault !== undefined };
      }
      if (!next.state) return { state: current, fault };
      tip = next.state;
      const refusal = stateFault(channel, tip, this.#trust);
      if (!refusal) current = tip;
      fault = refusal && this.#describe(channel, revision, refusal);
    }
  }

  async #copyFault(
    channel: string,
    copy: StoredState,
    start: Channel,
    current: Channel,
  ): Promise<string | undefined> {
    const name = `channels/${channel}.json`;
    if (copy.fault) return `${copy.fault}. ${repairCopy}`;
    // The first writer may not have written the copy yet.
    if (!copy.state) return current.revision > 1 ? `${name} is missing. ${repairCopy}` : undefined;
    const { revision } = copy.state;
    if (revision > current.revision)
      return `${name} is at revision ${revision}, but the history ends at ${current.revision}. ${repairCopy}`;
    const known = [start, current].find((state) => state.revision === revision);
    const entry = known ?? (await this.#files.readEntry(channel, revision)).state;
    if (entry && sameState(entry, copy.state)) return undefined;
    return `${name} was changed: it is not what the history has as revision ${revision}. ${repairCopy}`;
  }

  #describe(channel: string, revision: number, reason: string): string {
    return `Revision ${revision} of channel "${channel}" is not accepted: ${reason}. Restore channels/${channel}/history/${revision}.json from a backup; remove it if there is none.`;
  }
}

const repairCopy = '`release seal` writes it again from the history.';
