import type { PoolMember } from './pool-member';
import { WorkerStopped } from './stopped-worker';
import type { WorkerThread } from '../thread/worker-thread';

/** Milliseconds before a worker that could not start is started again, and for which one that is retired goes on. */
const restartMs = 1000;

/** A worker, as far as its role is concerned. */
export interface RoleMember extends Pick<PoolMember, 'isPrepared' | 'prepared'> {
  readonly thread: Pick<WorkerThread, 'stopped' | 'running' | 'stop'>;
}

/** Which workers of a pool answer, which one stands by, and which only finish what they have begun. */
export class WorkerRoles<Member extends RoleMember = PoolMember> {
  readonly #start: () => Member;
  readonly #active = new Set<Member>();
  readonly #retired = new Set<Member>();
  #standby: Member;
  #closed = false;

  constructor(size: number, start: () => Member) {
    this.#start = start;
    for (let count = 0; count < size; count += 1) this.#active.add(start());
    this.#standby = start();
  }

  get active(): readonly Member[] {
    return [...this.#active];
  }

  get standby(): Member {
    return this.#standby;
  }

  get all(): Member[] {
    return [...this.#active, ...this.#retired, this.#standby];
  }

  /**
   * The worker that has least to do, as soon as one can answer.
   * @throws Error when none can within the given milliseconds
   */
  async leastBusy(timeoutMs: number): Promise<Member> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      if (this.#closed) throw new WorkerStopped('the pool is closed');
      if (performance.now() > deadline) throw new Error(`no worker could answer within ${timeoutMs} ms`);
      const member = this.#leastBusyNow();
      if (member) return member;
      // All of them may stop while they start; others take their places then.
      const prepared = this.active.map((each) => each.prepared);
      const later = new Promise((resolve) => setTimeout(resolve, restartMs / 10));
      await Promise.race([Promise.any(prepared).catch(() => later), later]);
    }
  }

  /** The standby worker takes the place of a worker that answers. @returns false when it does not answer any more */
  replace(member: Member): boolean {
    if (this.#closed || !this.#active.delete(member)) return false;
    this.#retired.add(member);
    this.#fill(member);
    return true;
  }

  /** Another worker takes the standby worker's place; the old one ends soon. */
  retire(member: Member): void {
    if (member !== this.#standby || this.#closed) return;
    this.#retired.add(member);
    this.#standby = this.#start();
    setTimeout(() => void member.thread.stop('closed'), restartMs).unref();
  }

  /** A worker has stopped: its place is filled. */
  remove(member: Member): void {
    if (this.#closed) return;
    this.#retired.delete(member);
    if (this.#active.delete(member)) this.#fill(member);
    else if (member === this.#standby) this.#afterStart(member, () => this.#restartStandby(member));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.all.map(({ thread }) => thread.stop('closed')));
  }

  #leastBusyNow(): Member | undefined {
    let best: Member | undefined;
    for (const member of this.#active) {
      const canAnswer = member.isPrepared && !member.thread.stopped;
      if (canAnswer && (!best || member.thread.running < best.thread.running)) best = member;
    }
    return best;
  }

  /** Another worker may have taken the standby worker's place meanwhile. */
  #restartStandby(stopped: Member): void {
    if (stopped === this.#standby) this.#standby = this.#start();
  }

  /** Fills a place with the standby worker, unless it has stopped as well. */
  #fill(stopped: Member): void {
    if (this.#standby.thread.stopped || (!stopped.isPrepared && !this.#standby.isPrepared)) {
      this.#afterStart(stopped, () => this.#active.add(this.#start()));
      return;
    }
    this.#active.add(this.#standby);
    this.#standby = this.#start();
  }

  /** At once, unless the worker before could not even start: the next one may not either. */
  #afterStart({ isPrepared }: Member, start: () => unknown): void {
    if (isPrepared) start();
    else setTimeout(() => !this.#closed && start(), restartMs);
  }
}
