import { messageOf } from '@kaadu/federation/server';
import type { ReleaseStore } from '@kaadu/release-core';
import type { HostLog } from './host-log';

export interface ChannelFaultsOptions {
  readonly store: Pick<ReleaseStore, 'channelFault' | 'checkHistory'>;
  readonly channel: string;
  readonly log: HostLog;
  /** Milliseconds between two checks of the newest entries of the history. */
  readonly intervalMs?: number;
}

/** Number of newest entries to check. `release doctor` and the console check all of them. */
const entriesChecked = 50;

/** Watches for manual changes to the files of the channel. The last verified state stays live. */
export class ChannelFaults {
  readonly #options: ChannelFaultsOptions;
  readonly #interval: NodeJS.Timeout;
  #history: string | undefined;
  #logged: string | undefined;

  constructor(options: ChannelFaultsOptions) {
    this.#options = options;
    this.#interval = setInterval(() => void this.check(), options.intervalMs ?? 15 * 60_000).unref();
  }

  /** Fault of the channel's files, with the fix. */
  get current(): string | undefined {
    const { store, channel } = this.#options;
    const fault = store.channelFault(channel) ?? this.#history;
    this.#log(fault);
    return fault;
  }

  /** Checks the newest entries of the history. Never rejects: while the store is down, the last result stays. */
  async check(): Promise<string | undefined> {
    const { store, channel, log } = this.#options;
    try {
      this.#history = await store.checkHistory(channel, entriesChecked);
    } catch (error) {
      log.warn({ cause: messageOf(error) }, 'the history of the channel cannot be checked');
    }
    return this.current;
  }

  stop(): void {
    clearInterval(this.#interval);
  }

  #log(fault: string | undefined): void {
    if (fault && fault !== this.#logged)
      this.#options.log.error({ fault }, 'the channel was changed by hand; the last verified state stays');
    this.#logged = fault;
  }
}
