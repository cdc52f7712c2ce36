import { canonicalJson } from '@kaadu/federation/release';
import { ReleaseError, type ReleaseStore } from '@kaadu/release-core';
import {
  type Actor,
  type ApprovalPolicy,
  ApprovalRequest,
  describeWork,
  isSameActor,
  type StateStorage,
} from '@kaadu/release-core/operations';
import * as z from 'zod';
import type { Notifier } from '../notifications/notifier';
import { StateDocument } from '../state/state-document';

const Content = z.strictObject({ last: z.number().int(), requests: z.array(ApprovalRequest) });

export interface ApprovalsOptions {
  readonly storage: StateStorage;
  readonly policy: ApprovalPolicy;
  readonly store: Pick<ReleaseStore, 'readChannel'>;
  readonly notifier: Pick<Notifier, 'move'>;
  readonly now: () => number;
}

type NewRequest = Pick<ApprovalRequest, 'channel' | 'remote' | 'work' | 'reason' | 'by'>;

/** Requests that wait for a second person. */
export class Approvals {
  readonly #options: ApprovalsOptions;
  readonly #content: StateDocument<typeof Content>;

  private constructor(options: ApprovalsOptions, content: StateDocument<typeof Content>) {
    this.#options = options;
    this.#content = content;
  }

  /** Reads the requests. @throws ReleaseError `unreadable` */
  static async open(options: ApprovalsOptions): Promise<Approvals> {
    const content = await StateDocument.open({
      storage: options.storage,
      name: 'approvals.json',
      schema: Content,
      empty: { last: 0, requests: [] },
      fix: 'Restore it from a backup, or remove it and request the pending approvals again.',
    });
    return new Approvals(options, content);
  }

  /** Whether another person has to approve what ships a version on a channel. */
  areNeededOn(channel: string): boolean {
    return this.#options.policy.channels.includes(channel);
  }

  /** Returns the requests on a channel, oldest first. */
  list(channel: string): ApprovalRequest[] {
    return this.#valid().filter((request) => request.channel === channel);
  }

  /**
   * Stores a request until another person approves it.
   * @throws ReleaseError `awaiting-approval`, always: nothing is live yet
   */
  async request(wanted: NewRequest): Promise<never> {
    const { store, notifier, policy, now } = this.#options;
    const { channel, remote, work, by, reason } = wanted;
    const { remotes, revision } = await store.readChannel(channel);
    const at = new Date(now()).toISOString();
    const expires = new Date(now() + policy.hours * 3_600_000).toISOString();
    const request = { ...wanted, at, expires, before: remotes[remote] ?? null };
    let id = 0;
    await this.#content.update(({ last }) => {
      id = last + 1;
      return { last: id, requests: [...this.#valid(), { ...request, id }] };
    });
    const text = `${remote} on ${channel}: ${by} requests approval of ${describeWork(work)}. ${reason} (release approve ${id})`;
    notifier.move({ kind: 'approval', text, channel, remote, revision, by, reason }, at);
    throw new ReleaseError(
      'awaiting-approval',
      `Channel "${channel}" needs a second person. Another person approves it by \`release approve ${id}\` or in the console, until ${expires}. Nothing has changed yet.`,
    );
  }

  /** Returns a request. @throws ReleaseError `not-found` */
  find(channel: string, id: number): ApprovalRequest {
    const request = this.list(channel).find((candidate) => candidate.id === id);
    if (request) return request;
    throw new ReleaseError(
      'not-found',
      `Channel "${channel}" has no request ${id}: it was approved or withdrawn, or it has expired. \`release approvals\` lists the requests.`,
    );
  }

  async remove({ id }: Pick<ApprovalRequest, 'id'>): Promise<void> {
    await this.#content.update(({ last }) => ({
      last,
      requests: this.#valid().filter((request) => request.id !== id),
    }));
  }

  /**
   * Checks that an actor may approve a request.
   * @returns the revision at which it may be carried out
   * @throws ReleaseError `refused` when it is the approver's own, `conflict` when the remote has changed since
   */
  async assertApprovable(request: ApprovalRequest, approver: Actor): Promise<number> {
    const { channel, remote, by, before, id } = request;
    if (isSameActor(by, approver))
      throw new ReleaseError(
        'refused',
        `${by} requested it, so another person has to approve it. \`release approvals\` lists the requests.`,
      );
    const { remotes, revision } = await this.#options.store.readChannel(channel);
    if (canonicalJson(remotes[remote] ?? null) === canonicalJson(before)) return revision;
    await this.remove({ id });
    throw new ReleaseError(
      'conflict',
      `The live versions of ${remote} have changed since the request. Check them, then request it again.`,
    );
  }

  #valid(): ApprovalRequest[] {
    const now = this.#options.now();
    return this.#content.value.requests.filter(({ expires }) => Date.parse(expires) > now);
  }
}
