import { sql } from 'drizzle-orm';
import type { Db } from '../../../packages/api/src/platform/database/database';
import type { Crowd } from './crowd';
import type { Ledger } from './ledger';

/**
 * Compares the stored messages with the sent ones and with those that each visitor has seen.
 * @returns lost and repeated messages
 */
export async function findDifferences(db: Db, ledger: Ledger, { visitors }: Crowd): Promise<string[]> {
  const { rows } = await db.execute<{ thread: number; number: number; text: string }>(
    sql`SELECT thread_pk AS thread, number, text FROM chat_messages ORDER BY thread_pk, number`,
  );
  const times = new Map<string, number>();
  const lengths = new Map<number, number>();
  const problems: string[] = [];
  for (const { thread, number, text } of rows) {
    times.set(text, (times.get(text) ?? 0) + 1);
    const expected = (lengths.get(thread) ?? 0) + 1;
    if (number !== expected) problems.push(`Thread ${thread} has ${number} where ${expected} belongs`);
    lengths.set(thread, number);
  }
  for (const text of ledger.texts()) {
    const stored = times.get(text) ?? 0;
    if (stored !== 1) problems.push(`"${text}" is stored ${stored} times`);
  }
  for (const [index, { thread, times: seen }] of visitors.entries()) {
    const length = thread === null ? 0 : (lengths.get(thread) ?? 0);
    for (let number = 1; number <= length; number += 1) {
      const count = seen.get(number) ?? 0;
      if (count !== 1) problems.push(`Visitor ${index} saw ${number} ${count} times`);
    }
    if (seen.size !== length) problems.push(`Visitor ${index} saw ${seen.size} of ${length}`);
  }
  return [...problems, ...ledger.undelivered().map((text) => `"${text}" did not arrive`)];
}
