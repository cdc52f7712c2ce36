import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteEndpoints } from '@kaadu/api-client/site-endpoints';
import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import { Release } from '@kaadu/federation/release';
import * as z from 'zod';

const root = join(import.meta.dirname, '..', '..');
const ShellAssets = z.object({
  startScript: z.string(),
  scripts: z.array(z.string()),
  files: z.record(z.string(), z.unknown()),
});

interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/**
 * Returns the browser scripts of a remote's exposes: the team's own and bundled code, and the container entry
 * on request.
 */
async function scriptsOf(remote: string, exposes: readonly string[], withEntry: boolean): Promise<Buffer[]> {
  const dist = join(root, `mfe-${remote}`, 'dist');
  const release = Release.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
  const paths = new Set(exposes.flatMap((expose) => release.exposes[expose]?.scripts ?? []));
  if (withEntry) paths.add(release.web.entry);
  return Promise.all([...paths].map((path) => readFile(join(dist, path))));
}

async function shellAssets(): Promise<z.infer<typeof ShellAssets>> {
  return ShellAssets.parse(JSON.parse(await readFile(join(root, 'shell', 'dist', 'assets.json'), 'utf8')));
}

/**
 * Returns the scripts of the shell: those of every page, on demand, the failure reporter, the later ones,
 * service workers.
 */
async function shellScripts(
  kind: 'start' | 'lazy' | 'failure' | 'after-load' | 'offline',
): Promise<Buffer[]> {
  const dist = join(root, 'shell', 'dist');
  const { scripts, files } = await shellAssets();
  const kindOf = (path: string) => {
    if (scripts.includes(path)) return 'start';
    if (/^start\./.test(path)) return 'in the document';
    if (path.endsWith('-worker.js')) return 'offline';
    if (/\/(after-load|web-vitals)\./.test(path)) return 'after-load';
    return path.includes('/failure.') ? 'failure' : 'lazy';
  };
  const wanted = Object.keys(files).filter((path) => path.endsWith('.js') && kindOf(path) === kind);
  return Promise.all(wanted.map((path) => readFile(join(dist, 'web', path))));
}

const gzip = (files: readonly Buffer[]) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
const brotli = (files: readonly Buffer[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);

/**
 * Measures sizes against their budgets: a team's own code in gzip, all scripts of the home page in brotli.
 */
async function measure(): Promise<Row[]> {
  const header = await scriptsOf('header', ['./header'], true);
  const footer = await scriptsOf('footer', ['./footer', './floating'], true);
  const session = await scriptsOf('auth', ['./session'], true);
  const home = await scriptsOf('content', ['./home'], true);
  const start = await shellScripts('start');
  const before = [...start, ...header, ...home];
  const all = [...before, ...footer, ...session, ...(await shellScripts('lazy'))];
  return [
    { what: 'header, gzip', bytes: gzip(await scriptsOf('header', ['./header'], false)), limit: 18_000 },
    {
      what: 'footer and floating buttons, gzip',
      bytes: gzip(await scriptsOf('footer', ['./footer', './floating'], false)),
      limit: 13_000,
    },
    { what: 'session keeper, gzip', bytes: gzip(await scriptsOf('auth', ['./session'], false)), limit: 5000 },
    { what: 'home before header and content are interactive, brotli', bytes: brotli(before), limit: 162_500 },
    { what: 'home with every remote and the API client, brotli', bytes: brotli(all), limit: 211_000 },
    {
      what: 'API client with axios, at the first call, brotli',
      bytes: brotli(await shellScripts('lazy')),
      limit: 20_100,
    },
    {
      what: 'start script in each document, brotli',
      bytes: brotli([Buffer.from((await shellAssets()).startScript)]),
      limit: 1250,
    },
    {
      what: 'reports of failures, after one only, brotli',
      bytes: brotli(await shellScripts('failure')),
      limit: 800,
    },
    {
      what: 'prefetching and measurements, after the page has loaded, brotli',
      bytes: brotli(await shellScripts('after-load')),
      limit: 6000,
    },
    {
      what: 'service worker, not while a page loads, brotli',
      bytes: brotli(await shellScripts('offline')),
      limit: 5000,
    },
  ];
}

/** Returns the URLs of endpoints that browsers download although no page calls them. */
async function unusedEndpoints(): Promise<string[]> {
  const scripts = [...(await shellScripts('start')), ...(await shellScripts('lazy'))].join('\n');
  return allEndpoints
    .filter(({ name }) => !(name in siteEndpoints))
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => scripts.includes(JSON.stringify(path)));
}

const rows = await measure();
const unused = await unusedEndpoints();
for (const { what, bytes, limit } of rows) {
  const verdict = bytes <= limit ? 'ok' : 'TOO LARGE';
  process.stdout.write(
    `${what.padEnd(64)} ${(bytes / 1000).toFixed(1).padStart(7)} of ${limit / 1000} kB  ${verdict}\n`,
  );
}
for (const path of unused) process.stdout.write(`${path} is downloaded by browsers but never called\n`);
process.exitCode = unused.length === 0 && rows.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1;
