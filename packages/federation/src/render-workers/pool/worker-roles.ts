import type { PoolMember } from './pool-member';
import { WorkerStopped } from './stopped-worker';
import type { WorkerThread } from '../thread/worker-thread';

/** Milliseconds before a worker that could not start is restarted, and before a retired one is stopped. */
const restartMs = 1000;

/** A worker, reduced to what its role depends on. */
export interface RoleMember extends Pick<PoolMember, 'isPrepared' | 'prepared'> {
  readonly thread: Pick<WorkerThread, 'stopped' | 'running' | 'stop'>;
}

/** Roles of a pool's workers: active, standby, or retired (finishing their running calls). */
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
   * Waits for a worker that can take calls, and returns the least busy one.
   * @throws Error when there is none within the timeout
   */
  async leastBusy(timeoutMs: number): Promise<Member> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      if (this.#closed) throw new WorkerStopped('the pool is closed');
      if (performance.now() > deadline) throw new Error(`no worker became available within ${timeoutMs} ms`);
      const member = this.#leastBusyNow();
      if (member) return member;
      // All of them may stop while they start; others replace them then.
      const prepared = this.active.map((each) => each.prepared);
      const later = new Promise((resolve) => setTimeout(resolve, restartMs / 10));
      await Promise.race([Promise.any(prepared).catch(() => later), later]);
    }
  }

  /** Replaces an active worker with the standby worker. @returns false when it is no longer active */
  replace(member: Member): boolean {
    if (this.#closed || !this.#active.delete(member)) return false;
    this.#retired.add(member);
    this.#fill(member);
    return true;
  }

  /** Replaces the standby worker; the old one stops soon. */
  retire(member: Member): void {
    if (member !== this.#standby || this.#closed) return;
    this.#retired.add(member);
    this.#standby = this.#start();
    setTimeout(() => void member.thread.stop('closed'), restartMs).unref();
  }

  /** Replaces a worker that has stopped. */
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
      const isAvailable = member.isPrepared && !member.thread.stopped;
      if (isAvailable && (!best || member.thread.running < best.thread.running)) best = member;
    }
    return best;
  }

  /** Restarts the standby worker, unless it has been replaced meanwhile. */
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

  /** Starts a worker at once, or after a delay if the previous one could not even start. */
  #afterStart({ isPrepared }: Member, start: () => unknown): void {
    if (isPrepared) start();
    else setTimeout(() => !this.#closed && start(), restartMs);
  }
}
