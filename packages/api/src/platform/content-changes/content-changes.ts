import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database/database';
import { type ContentVersion, createContentVersion, raiseVersion } from './content-version';

const channel = 'content_changed';

/** Kinds of record that are content: shown on pages, or used to derive what pages show. */
export type ContentNoun =
  | 'activities'
  | 'amenities'
  /** Bookable dates and rates of experiences; by the keys of the experiences. */
  | 'availability'
  | 'budgets'
  | 'destinations'
  | 'discounts'
  | 'durations'
  | 'experiences'
  | 'faqs'
  | 'guides'
  | 'icons'
  | 'organisers'
  | 'places'
  | 'reviews'
  | 'stayTypes'
  | 'stories'
  | 'synonyms'
  | 'taxRates'
  | 'themes'
  | 'thingsToDo';

/** Records that a transaction has inserted, updated or deleted. */
export interface ContentChange {
  readonly noun: ContentNoun;
  readonly keys: readonly number[];
}

/** Primary keys of all records that a transaction has changed. */
export type ChangedKeys = ReadonlyMap<ContentNoun, readonly number[]>;

/** Updates data derived from content, in the transaction that changes the content. */
export type Refresher = (tx: Db, changed: ChangedKeys) => Promise<void>;

export interface ContentChanges {
  /**
   * Runs `write` in a transaction and passes the reported changes to every refresher before the commit.
   * Content and derived data are committed together or not at all. After the commit every process clears its
   * caches.
   */
  transaction<Result>(write: Write<Result>): Promise<Result>;
  /**
   * Returns the result of `read` after `write` and every refresher, in a transaction that is never committed
   * or visible to others.
   */
  rehearse<Result>(write: Write<void>, read: (tx: Db) => Promise<Result>): Promise<Result>;
  readonly version: ContentVersion;
}

type Write<Result> = (tx: Db, changed: (change: ContentChange) => void) => Promise<Result>;

/** Thrown to end a rehearsal, because only an error rolls back a transaction. */
class Rehearsed extends Error {}

/**
 * Starts to follow content changes, including those of other processes.
 * @param dropCaches empties the caches of this process
 */
export async function createContentChanges(
  database: Database,
  refreshers: readonly Refresher[],
  dropCaches: () => void,
): Promise<ContentChanges> {
  const version = createContentVersion(database.db);
  const follow = () => {
    dropCaches();
    version.announce();
  };
  await database.listen(channel, follow);

  /** Writes, and updates derived data. @returns whether content has changed */
  async function writeAll<Result>(tx: Db, write: Write<Result>) {
    const changed = new Map<ContentNoun, number[]>();
    const result = await write(tx, ({ noun, keys }) => {
      changed.set(noun, [...(changed.get(noun) ?? []), ...keys]);
    });
    if (changed.size > 0) for (const refresh of refreshers) await refresh(tx, changed);
    return { result, hasChanged: changed.size > 0 };
  }
  return {
    async transaction(write) {
      const { result, hasChanged } = await database.db.transaction(async (tx) => {
        const written = await writeAll(tx, write);
        if (written.hasChanged) {
          await raiseVersion(tx);
          // Delivered with the commit: a crash in between cannot lose it.
          await notify(tx);
        }
        return written;
      });
      // Without waiting for the notification, because the next request in this process must see the change.
      if (hasChanged) follow();
      return result;
    },
    async rehearse(write, read) {
      const found: Awaited<ReturnType<typeof read>>[] = [];
      const rehearsal = database.db.transaction(async (tx) => {
        await writeAll(tx, write);
        found.push(await read(tx));
        throw new Rehearsed();
      });
      await rehearsal.catch((error: unknown) => {
        if (!(error instanceof Rehearsed)) throw error;
      });
      const [result] = found;
      if (result === undefined) throw new Error('A rehearsal found nothing');
      return result;
    },
    version,
  };
}

async function notify(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, '')`);
}
