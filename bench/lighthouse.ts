import { parseArgs } from 'node:util';
import { paths } from '@kaadu/contracts';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath, siteUrl } from '../e2e/environment';
import startSite from '../e2e/setup/start-site';
import { api, getFeaturedExperience } from '../e2e/support/catalogue';
import { freePort } from '../scripts/site/processes/free-ports';

/*
 * `npm run bench lighthouse`: Lighthouse on the composed site, as on a phone: 4× CPU, 1.6 Mbps, 150 ms round
 * trip, simulated. Each page is opened several times; its line is the run with the median performance.
 */
const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Substrings of the names of pages, separated by commas. */
    only: { type: 'string' },
    /** Also print the audits that reduce a page's score. */
    why: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'SI ms': 'speed-index',
} as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function addresses(): Promise<Record<string, string>> {
  const [guide] = await api.listGuides();
  const [story] = await api.listStoryCards({ maxStory: '1' });
  if (!guide || !story) throw new Error('The sample data has no guide or no story');
  return {
    home: paths.home.getHref(),
    listing: paths.experiences.getHref(),
    detail: (await getFeaturedExperience()).href,
    story: paths.story.getHref(story.blog_url, story.primary_key),
    guide: paths.guide.getHref(guide.url, guide.primary_key),
  };
}

/** Measures one run. A trace without the start of its navigation is repeated, as Lighthouse recommends. */
async function measure(path: string, attempt = 1): Promise<Result> {
  const result = await runOnce(path);
  if (!result.runtimeError) return result;
  if (result.runtimeError.code !== 'NO_NAVSTART' || attempt === 5)
    throw new Error(result.runtimeError.message);
  return measure(path, attempt + 1);
}

/** Measures one run in a new browser. */
async function runOnce(path: string): Promise<Result> {
  const port = await freePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const run = await lighthouse(`${siteUrl}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error('Lighthouse did not run');
    return run.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = (result: Result, category: (typeof categories)[number]) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const valueOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

function lineOf(name: string, result: Result): string {
  const cells = [
    name,
    ...categories.map((category) => scoreOf(result, category)),
    ...Object.values(timings).map((audit) => Math.round(valueOf(result, audit))),
    valueOf(result, 'cumulative-layout-shift').toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Lists the audits below their full score that count for their category. */
function shortfalls(result: Result): string[] {
  const counted = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counted.flatMap((id) => {
    const { score = null, title = id, displayValue = '' } = result.audits[id] ?? {};
    return score !== null && score < 0.9 ? [`  ${Math.round(score * 100)} ${title} ${displayValue}`] : [];
  });
}

const stop = await startSite();
try {
  const wanted = Object.entries(await addresses()).filter(
    ([name]) => !flags.only || flags.only.split(',').some((part) => name.includes(part)),
  );
  // Images are encoded at their first request.
  for (const [, path] of wanted) await measure(path);
  const head = ['page', ...categories, ...Object.keys(timings), 'CLS'];
  print(`| ${head.join(' | ')} |\n|${head.map(() => ' --- ').join('|')}|`);
  for (const [name, path] of wanted) {
    const runs: Result[] = [];
    while (runs.length < Number(flags.runs)) runs.push(await measure(path));
    runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
    const median = runs[Math.floor(runs.length / 2)];
    if (!median) continue;
    print(lineOf(name, median));
    if (flags.why) for (const line of shortfalls(median)) print(line);
  }
} finally {
  await stop();
}
