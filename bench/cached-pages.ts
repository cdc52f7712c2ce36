import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { paths } from '@kaadu/contracts';
import autocannon from 'autocannon';
import { siteUrl } from '../e2e/environment';
import startSite from '../e2e/setup/start-site';
import { getFeaturedExperience } from '../e2e/support/catalogue';
import { failed, quantile, startLoad } from '../e2e/support/load/load';

/*
 * `npm run bench cached-pages`: cached pages per second of the shell, compared with a bare `node:http` server
 * that sends the same bytes and headers. Also measured while every core renders uncached pages. Both are
 * measured alternately on one machine; only the ratio is meaningful.
 */
const { values: flags, positionals } = parseArgs({
  // `reference`: the process of the bare server.
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8,64' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

interface CachedPage {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** Runs the reference server in a child process: this file again. */
async function serveBytes(): Promise<void> {
  const [page] = (await once(process, 'message')) as [CachedPage];
  const bytes = Buffer.from(page.body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, page.headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

async function startReference(page: CachedPage) {
  const child = fork(import.meta.filename, ['reference'], { execArgv: process.execArgv });
  child.send(page);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** Fetches a cached page in an encoding. */
async function fetchCached(url: string, encoding: string): Promise<CachedPage & { readonly bytes: number }> {
  // The first response is rendered, the second compressed.
  for (let visit = 0; visit < 3; visit += 1) await (await ask(url, encoding)).body;
  const { body, headers } = await ask(url, encoding);
  const bytes = await body;
  return { body: bytes.toString('base64'), bytes: bytes.length, headers };
}

async function ask(url: string, encoding: string) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers as Record<string, string>))
    if (!['connection', 'keep-alive', 'transfer-encoding', 'date'].includes(name)) headers[name] = value;
  const body = response.toArray().then((parts: Buffer[]) => Buffer.concat(parts)) as Promise<Buffer>;
  return { body, headers };
}

interface Speed {
  readonly perSecond: number;
  /** 99th percentile of response times, in milliseconds. */
  readonly p99: number;
}

async function speedOf(url: string, encoding: string, connections: number): Promise<Speed> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: Number(flags.seconds),
    headers: { 'accept-encoding': encoding },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} responses were not 200, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

const median = (values: readonly number[]) => quantile(values, 0.5);

async function compare(name: string, path: string, encoding: string, connections: number): Promise<string> {
  const url = `${siteUrl}${path}`;
  const page = await fetchCached(url, encoding);
  const reference = await startReference(page);
  const site: Speed[] = [];
  const bare: Speed[] = [];
  for (let round = 0; round < Number(flags.rounds); round += 1) {
    bare.push(await speedOf(reference.url, encoding, connections));
    site.push(await speedOf(url, encoding, connections));
  }
  reference.stop();
  const ratioOf = (key: keyof Speed) =>
    median(site.map((speed, round) => speed[key] / (bare[round]?.[key] || 1))).toFixed(2);
  const cells = [
    page.bytes,
    ...[site, bare].map((speeds) => Math.round(median(speeds.map(({ perSecond }) => perSecond)))),
    ratioOf('perSecond'),
    ...[site, bare].map((speeds) => median(speeds.map(({ p99 }) => p99))),
    ratioOf('p99'),
  ];
  return `| ${[name, encoding, connections, ...cells].join(' | ')} |`;
}

/** Keeps every core rendering: URLs that are all new, with two connections per core. */
function renderMisses() {
  return startLoad({
    origins: [siteUrl],
    connections: 2 * cpus().length,
    path: (turn) => `${paths.stories.getHref()}?page=${turn}`,
    faultOf: ({ status }) => (status === 200 || status === 404 ? null : `status ${status}`),
  });
}

async function compareAll(): Promise<void> {
  const stop = await startSite();
  try {
    const pages = {
      home: paths.home.getHref(),
      listing: paths.experiences.getHref(),
      detail: (await getFeaturedExperience()).href,
    };
    print(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${flags.rounds} rounds of ${flags.seconds} s`,
    );
    const columns = [
      'page',
      'encoding',
      'connections',
      'bytes',
      'site, requests/s',
      'bare, requests/s',
      'ratio',
    ];
    print(`| ${[...columns, 'site, p99 ms', 'bare, p99 ms', 'ratio'].join(' | ')} |`);
    print(`|${' --- |'.repeat(10)}`);
    for (const connections of flags.connections.split(',').map(Number))
      for (const [name, path] of Object.entries(pages)) print(await compare(name, path, 'br', connections));
    print(await compare('home', pages.home, 'gzip', 8));
    const misses = renderMisses();
    for (const [name, path] of Object.entries(pages))
      print(await compare(`${name}, during misses`, path, 'br', 8));
    await misses.stop();
    print(`${misses.times.length} misses rendered at the same time, ${failed(misses.faults)} failed`);
  } finally {
    await stop();
  }
}

if (positionals.includes('reference')) await serveBytes();
else await compareAll();
