import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for a response of the page to one question, in milliseconds. */
const answerMs = 5_000;

/** Error for a page that does not respond. */
export class Unresponsive extends Error {
  override readonly name = 'Unresponsive';
}

/** Waits for a response of the page. A page that never yields would keep it pending. */
export async function answered<Answer>(answer: Promise<Answer>, what: string): Promise<Answer> {
  const ended = new AbortController();
  const late = sleep(answerMs, undefined, { signal: ended.signal }).then(() => {
    throw new Unresponsive(`it does not respond for ${answerMs / 1000} s ${what}`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    answer.catch(() => undefined);
  }
}
