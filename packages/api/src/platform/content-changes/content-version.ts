import { sql } from 'drizzle-orm';
import { readState } from '../database/app-state';
import type { Db } from '../database/database';
import { appState } from '../database/tables';
import { createWaits } from './waits';

/** Name of the state that every change of content increments. */
const contentVersion = 'content-version';

/** Milliseconds for which a caller waits for another version; less than proxies wait for a response. */
const longestWaitMs = 20_000;

/** Version of the content, which every change that visitors can see raises. */
export interface ContentVersion {
  /**
   * Returns the version. With a known one, waits until there is another, for 20 seconds at most.
   * @param gone aborts when the caller no longer waits
   */
  read(known?: string, gone?: AbortSignal): Promise<string>;
  /** Lets callers that wait read the version. */
  announce(): void;
  /** Ends all waits, present and future ones, so that a server can close. */
  close(): void;
}

/** Creates the version that a process of the API serves. */
export function createContentVersion(db: Db): ContentVersion {
  const waits = createWaits();
  const readNow = async () => (await readState(db, contentVersion)) ?? '0';
  return {
    async read(known, gone) {
      if (known === undefined) return readNow();
      // Before the version is read, because a change in between would be missed.
      const wait = waits.start(longestWaitMs, gone);
      try {
        const version = await readNow();
        if (version !== known) return version;
        await wait.ended;
      } finally {
        wait.end();
      }
      return readNow();
    },
    announce: waits.endAll,
    close: waits.close,
  };
}

/**
 * Increments the version last before the commit: transactions that change content wait for each other here.
 */
export async function raiseVersion(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${appState} (name, value) VALUES (${contentVersion}, '1')
    ON CONFLICT (name) DO UPDATE SET value = (${appState.value}::bigint + 1)::text, updated_at = now()`);
}
