import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database/database';

const channel = 'content_changed';

/** Kinds of record that are content: what pages show, or what is derived for them. */
export type ContentNoun =
  | 'activities'
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

/** Primary keys of everything that a transaction has changed. */
export type ChangedKeys = ReadonlyMap<ContentNoun, readonly number[]>;

/** Brings data derived from content up to date, in the transaction that changes the content. */
export type Refresher = (tx: Db, changed: ChangedKeys) => Promise<void>;

export interface ContentChanges {
  /**
   * Runs `write` in a transaction. What it reports as changed is passed to every refresher before the commit: content
   * and derived data are committed together or not at all. After the commit every process drops its caches.
   */
  transaction<Result>(
    write: (tx: Db, changed: (change: ContentChange) => void) => Promise<Result>,
  ): Promise<Result>;
}

/**
 * Starts to follow content changes, those of other processes too.
 * @param dropCaches empties the caches of this process
 */
export async function createContentChanges(
  database: Database,
  refreshers: readonly Refresher[],
  dropCaches: () => void,
): Promise<ContentChanges> {
  await database.listen(channel, dropCaches);
  return {
    async transaction(write) {
      const changed = new Map<ContentNoun, number[]>();
      const result = await database.db.transaction(async (tx) => {
        const written = await write(tx, ({ noun, keys }) => {
          changed.set(noun, [...(changed.get(noun) ?? []), ...keys]);
        });
        if (changed.size > 0) {
          for (const refresh of refreshers) await refresh(tx, changed);
          // Delivered at the commit, and only then: a crash in between cannot lose it.
          await notify(tx);
        }
        return written;
      });
      // Without waiting for the notification: the next request here must see the change.
      if (changed.size > 0) dropCaches();
      return result;
    },
  };
}

async function notify(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, '')`);
}
