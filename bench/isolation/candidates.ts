/** Damage to a build after its publication. */
export type Damage = 'truncated-entry' | 'wrong-hash' | 'wrong-signature';

/** Report of a browser: of an error, or of signals of harm. */
export type BrowserReport = 'browser-errors' | 'view-signals';

/** A version that must not cost a visitor a page, with the expected behaviour of the site that serves it. */
export interface Candidate {
  /** Description of its fault. */
  readonly name: string;
  /** Source: a file of `fixtures/remotes` without the extension; `bulk` is generated. */
  readonly source: string;
  readonly remote: string;
  readonly damage?: Damage;
  /** Seconds from going live until the fault occurs, unless it occurs at once. */
  readonly harmAfter?: number;
  /**
   * True when a server cannot detect the fault: only the gate can refuse it, and it stays live when the gate
   * is skipped.
   */
  readonly onlyGate?: true;
  /**
   * Report of browsers that shows the fault, when only browsers have it: nearly all visitors are browsers, since other
   * clients report nothing.
   */
  readonly inBrowsers?: BrowserReport;
  /** True for a good version whose store becomes unavailable at the moment of its promotion. */
  readonly storeDown?: true;
}

/** Creates a candidate for the header with a fault in `fixtures/remotes/isolation`. */
const header = (name: string, source: string, more: Partial<Candidate> = {}): Candidate => ({
  name,
  source: `isolation/${source}`,
  remote: 'header',
  ...more,
});

/** Name of the generated source: five megabytes of incompressible data. */
export const bulkSource = 'bulk';

/** Faults that throw nothing, of which browsers report signals: names and sources. */
const measurable: readonly (readonly [string, string])[] = [
  ['covers the page', 'covers-the-page'],
  ['swallows clicks', 'swallows-clicks'],
  ['sends a request every 50 ms', 'polls'],
  ['loads 1.4 MB more data', 'loads-more-data'],
  ['renders endlessly in the browser', 'renders-endlessly'],
];

/**
 * Faults that throw nothing and that only the gate can detect here: in this benchmark, a report at departure lacks the header
 * with the visitor's address.
 */
const unmeasurable: readonly (readonly [string, string])[] = [
  ['leaves the page after 3 s', 'leaves-the-page'],
  ['swallows keys', 'swallows-keys'],
  ['locks scrolling', 'locks-scrolling'],
  ['clears the storage', 'clears-storage'],
  ['keeps the main thread busy', 'keeps-busy'],
  ['adds 10,000 elements', 'fills-the-document'],
  ['needs a global that Safari lacks', 'needs-idle-callback'],
];

/** Faults that disturb other parts of the page, and throw nothing. Only the gate is tried with them. */
const interfering: readonly (readonly [string, string])[] = [
  ['makes the page inert', 'makes-the-page-inert'],
  ['removes the footer', 'removes-the-footer'],
  ['replaces fetch in the browser', 'replaces-fetch'],
  ['steals the focus', 'steals-focus'],
  ['fills the storage', 'fills-storage'],
  ['ignores pointers', 'ignores-pointers'],
  ['rewrites links', 'rewrites-links'],
  ['hides everything', 'hides-everything'],
  ['opens a dialog', 'opens-a-dialog'],
  ['traps the back button', 'traps-the-back-button'],
  ['leaks memory in the browser', 'leaks-memory'],
  ['sends a beacon every 50 ms', 'sends-beacons'],
];

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
  header('throws in the browser only', 'throws-in-the-browser', { inBrowsers: 'browser-errors' }),
  header('hides the page by CSS', 'hides-the-page', { onlyGate: true }),
  ...measurable.map(([name, source]) => header(name, `harm/${source}`, { inBrowsers: 'view-signals' })),
  ...unmeasurable.map(([name, source]) => header(name, `harm/${source}`, { onlyGate: true })),
  ...interfering.map(([name, source]) => header(name, `harm/interference/${source}`, { onlyGate: true })),
  header("require('fs')", 'trespassing/requires-fs'),
  header('reads /proc through node:fs', 'trespassing/reads-node-fs'),
  header('writes process.env into its HTML', 'trespassing/reads-environment', { onlyGate: true }),
  header('truncated entry in the store', 'behaves', { damage: 'truncated-entry' }),
  header('wrong hash in release.json', 'behaves', { damage: 'wrong-hash' }),
  header('wrong signature', 'behaves', { damage: 'wrong-signature' }),
  header('good one, then the store is down', 'behaves', { storeDown: true }),
];
