import { parseArgs } from 'node:util';
import { paths } from '@kaadu/contracts';
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath, siteUrl } from '../../e2e/environment';
import { nodeFlags } from '../../scripts/site/processes/node-flags';
import startSite from '../../e2e/setup/start-site';
import { api, getFeaturedExperience } from '../../e2e/support/catalogue';
import { quantile } from '../../e2e/support/load/load';
import { startMonolith } from '../ssr/monolith/start-monolith';
import { findDuplicates } from './duplicates';
import { measureInteractions, type Interactions } from './interactions';
import { loadedBy, total, type Resource } from './resources';

/*
 * `npm run bench client`: resources that a browser loads for a page, by remote and kind; executed share of
 * the scripts; modules in several remotes; the JavaScript of home compared with the monolith baseline;
 * interaction times on a slow phone.
 */
const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const print = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function addresses(): Promise<Record<string, string>> {
  const [story] = await api.listStoryCards({ maxStory: '1' });
  if (!story) throw new Error('The sample data has no story');
  return {
    home: paths.home.getHref(),
    listing: paths.experiences.getHref(),
    detail: (await getFeaturedExperience()).href,
    story: paths.story.getHref(story.blog_url, story.primary_key),
  };
}

function printResources(name: string, resources: readonly Resource[]): void {
  const groups = new Map<string, Resource[]>();
  for (const one of resources) {
    const key = `${one.kind} | ${one.owner}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const [key, own] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const { raw, gzip, brotli } = total(own);
    const ran = own.every(({ used }) => used === undefined)
      ? ''
      : `${Math.round((100 * own.reduce((sum, { used = 0 }) => sum + used, 0)) / raw)} %`;
    print(`| ${[name, key, own.length, ...[raw, gzip, brotli].map(kilobytes), ran].join(' | ')} |`);
  }
}

const scriptsOf = (resources: readonly Resource[]) => resources.filter(({ kind }) => kind === 'scripts');

async function compareWithMonolith(browser: Browser, resources: readonly Resource[]): Promise<void> {
  const monolith = await startMonolith(nodeFlags);
  try {
    const site = total(scriptsOf(resources)).brotli;
    const reference = total(scriptsOf(await loadedBy(browser, `${monolith.origin}/`))).brotli;
    print(
      `\nJavaScript of home, brotli: ${kilobytes(site)} kB; monolith ${kilobytes(reference)} kB; ratio ${(site / reference).toFixed(2)}`,
    );
  } finally {
    await monolith.stop();
  }
}

async function printInteractions(browser: Browser): Promise<void> {
  const rounds: Interactions[] = [];
  for (let round = 0; round < Number(flags.rounds); round += 1)
    rounds.push(await measureInteractions(browser, `${siteUrl}/`));
  print('\n| on a processor four times slower | median ms | slowest ms |\n| --- | --- | --- |');
  const names = {
    typing: 'typing in the search',
    openingLogin: 'opening the login',
    earlyClick: 'an early press',
  };
  for (const [key, name] of Object.entries(names) as [keyof Interactions, string][]) {
    const times = rounds.map((round) => round[key]);
    print(`| ${name} | ${quantile(times, 0.5).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`);
  }
}

const stop = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  print('| page | kind | owner | files | kB | gzip | brotli | ran |\n|' + ' --- |'.repeat(8));
  const loaded = new Map<string, Resource[]>();
  for (const [name, path] of Object.entries(await addresses())) {
    const resources = await loadedBy(browser, `${siteUrl}${path}`);
    loaded.set(name, resources);
    printResources(name, resources);
  }
  await compareWithMonolith(browser, loaded.get('home') ?? []);
  await printInteractions(browser);
  print('\n| module in several remotes | kB before minification | remotes |\n| --- | --- | --- |');
  for (const { path, bytes, remotes } of (await findDuplicates()).slice(0, 25))
    print(`| ${path} | ${kilobytes(bytes)} | ${remotes.join(', ')} |`);
} finally {
  await browser.close();
  await stop();
}
