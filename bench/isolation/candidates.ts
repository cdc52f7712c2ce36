import type { RemoteName } from '@kaadu/contracts';

/** How a build is damaged after it was published. */
export type Damage = 'truncated-entry' | 'wrong-hash' | 'wrong-signature';

/** A version that must not cost a visitor a page, and what is expected of the site that serves it. */
export interface Candidate {
  /** What is wrong with it. */
  readonly name: string;
  /** Its source, a file of `fixtures/remotes` without the extension; `bulk` is generated. */
  readonly source: string;
  readonly remote: RemoteName;
  readonly damage?: Damage;
  /** Seconds after it went live at which it does harm, where that is not at once. */
  readonly harmAfter?: number;
  /** A server cannot tell it from a good one: only the gate keeps it out, and it stays when the gate is skipped. */
  readonly onlyGate?: true;
  /** It fails in browsers alone: browsers visit, and hardly anybody else, for programs report nothing. */
  readonly inBrowsers?: true;
  /** Nothing is wrong with it: the store goes away in the moment in which it goes live. */
  readonly storeDown?: true;
}

/** A header with a fault in `fixtures/remotes/isolation`. */
const header = (name: string, source: string, more: Partial<Candidate> = {}): Candidate => ({
  name,
  source: `isolation/${source}`,
  remote: 'header',
  ...more,
});

/** The source that is generated: five megabytes that cannot be compressed. */
export const bulkSource = 'bulk';

export const candidates: readonly Candidate[] = [
  { name: 'throws at load', source: 'throws-at-load', remote: 'header' },
  { name: 'throws in 1 of 3 renders', source: 'throws-for-one-in-three', remote: 'header' },
  header('throws in 1 of 10 renders', 'throws-for-one-in-ten'),
  header('slot loader never resolves', 'endless/slot-loader-never-resolves'),
  { ...header('page loader never resolves', 'endless/page-loader-never-resolves'), remote: 'content' },
  header('render never resolves', 'endless/render-never-resolves'),
  header('busy 3 s per render', 'endless/busy-three-seconds'),
  header('busy 400 ms per render', 'endless/busy-400-ms'),
  header('while(true) at evaluation', 'endless/loops-at-evaluation'),
  header('while(true) in render', 'endless/loops-in-render'),
  header('while(true) in 1 of 100 renders', 'endless/loops-for-one-in-a-hundred'),
  header('500 MB at evaluation', 'allocates-500-mb'),
  header('leaks 2 MB per render', 'leaks-two-mb'),
  header('process.exit at evaluation', 'trespassing/exits-at-evaluation'),
  header('process.exit in render', 'trespassing/exits-in-render'),
  header('unhandled rejection at once', 'rejects-at-once'),
  header('unhandled rejection after 5 s', 'rejects-after-five-seconds', { harmAfter: 5 }),
  header('timer throws after 40 s', 'timer-throws-after-forty-seconds', { harmAfter: 40 }),
  header('patches Array.prototype.includes', 'trespassing/patches-includes'),
  header('patches fetch', 'trespassing/patches-fetch'),
  header('patches JSON.parse', 'trespassing/patches-json-parse'),
  { name: '5 MB bundle', source: bulkSource, remote: 'header', onlyGate: true },
  header('20 MB of markup', 'twenty-mb-of-markup'),
  header('throws in the browser only', 'throws-in-the-browser', { inBrowsers: true }),
  header('hides the page by CSS', 'hides-the-page', { onlyGate: true }),
  header("require('fs')", 'trespassing/requires-fs'),
  header('reads /proc through node:fs', 'trespassing/reads-node-fs'),
  header('writes process.env into its HTML', 'trespassing/reads-environment', { onlyGate: true }),
  header('truncated entry in the store', 'behaves', { damage: 'truncated-entry' }),
  header('wrong hash in release.json', 'behaves', { damage: 'wrong-hash' }),
  header('wrong signature', 'behaves', { damage: 'wrong-signature' }),
  header('good one, then the store is down', 'behaves', { storeDown: true }),
];
