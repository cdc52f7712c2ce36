import type { Services } from '../services/services';
import { retiredVisitors } from './retired-visitors';
import { rolesOfOpenSessions } from './sessions';
import type { User } from './users-repository';

/** Identity of a connection when it began. */
export interface ConnectedAs {
  /** Session; null when signed out. */
  readonly session: { readonly primaryKey: number; readonly role: User['role'] } | null;
  /** Visitor of the browser; null when it has none. */
  readonly visitorHash: string | null;
}

interface Watched {
  readonly who: ConnectedAs;
  /** Called when the session or the visitor has ended, or the account's role has changed. */
  readonly ended: () => void;
}

/** Interval in milliseconds. Connections must close within a second, so they are checked twice as often. */
const checkEveryMs = 500;

/**
 * Watches the sessions of open connections by polling the rows. This covers every cause: a sign-out or a
 * change of role in any process, the deletion of an account, or expiry (docs/decisions/081).
 */
export class SessionWatch {
  readonly #services: Pick<Services, 'database' | 'now' | 'secrets'>;
  readonly #onFailure: (error: unknown) => void;
  readonly #watched = new Set<Watched>();
  readonly #timer: NodeJS.Timeout;
  #checking: Promise<void> | undefined;
  #hasFailed = false;

  /** @param onFailure receives the first of several errors in a row */
  constructor(services: Pick<Services, 'database' | 'now' | 'secrets'>, onFailure: (error: unknown) => void) {
    this.#services = services;
    this.#onFailure = onFailure;
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    this.#timer.unref();
  }

  /** Calls `ended` once, when the identity is no longer valid. @returns a function that ends the watch */
  watch(who: ConnectedAs, ended: () => void): () => void {
    const watched: Watched = { who, ended };
    this.#watched.add(watched);
    return () => this.#watched.delete(watched);
  }

  /** Checks all connections now. */
  check(): Promise<void> {
    this.#checking ??= this.#checkAll().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
  }

  async #checkAll(): Promise<void> {
    try {
      await this.#endThoseThatEnded([...this.#watched]);
      this.#hasFailed = false;
    } catch (error) {
      // Every message reads the database before it is sent, so nothing is sent meanwhile.
      if (!this.#hasFailed) this.#onFailure(error);
      this.#hasFailed = true;
    }
  }

  async #endThoseThatEnded(all: readonly Watched[]): Promise<void> {
    if (all.length === 0) return;
    const { database, now, secrets } = this.#services;
    const sessionPks = all.flatMap(({ who }) => who.session?.primaryKey ?? []);
    const visitors = all.flatMap(({ who }) => who.visitorHash ?? []);
    const roles = await rolesOfOpenSessions(database.db, [...new Set(sessionPks)], now());
    const retired = await retiredVisitors(database.db, secrets.otpPepper, now()).among([
      ...new Set(visitors),
    ]);
    for (const one of all) {
      const { session, visitorHash } = one.who;
      const isSame = session === null || roles.get(session.primaryKey) === session.role;
      if (isSame && !(visitorHash !== null && retired.has(visitorHash))) continue;
      if (this.#watched.delete(one)) one.ended();
    }
  }
}
