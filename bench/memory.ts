import { Agent } from 'node:http';
import { readFile } from 'node:fs/promises';
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paths } from '@kaadu/contracts';
import startSite from '../e2e/setup/start-site';
import { getFeaturedExperience } from '../e2e/support/catalogue';
import type { Shell } from '../e2e/support/processes/shell';
import { publishCopies } from './support/copies';
import { ask } from '../e2e/support/load/load';
import { switchHeader } from './releases/many-versions';
import { measurable, memoryOf, type Memory } from './support/memory-of';
import { startFleet } from './support/shells';

/*
 * `npm run bench memory`: memory of one shell process in production mode under varied URLs, requested as fast
 * as some connections can. They cover unknown query parameters, values of declared ones, unknown paths,
 * missing files, cookies and encodings.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '8' },
    /** Number of repetitions: unbounded memory grows in each. */
    rounds: { type: 'string', default: '2' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
const text = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Returns kinds of URLs; each call creates a new one. */
async function addresses(): Promise<readonly (() => string)[]> {
  const { href } = await getFeaturedExperience();
  const pages = ['/', paths.about.getHref(), paths.stories.getHref(), paths.guides.getHref(), href];
  return [
    ...pages.map((page) => () => `${page}?x=${text(12)}`),
    () => `/?${text(6)}=${text(3_000)}`,
    () =>
      `${paths.experiences.getHref()}?page=${randomInt(1, 400)}&range=${randomInt(100)},${randomInt(9e4)}`,
    () => `${paths.experiences.getHref()}?destinations_pk=${randomInt(1e6)}&text=${text(200)}`,
    () => `${href}?from=2027-01-${randomInt(10, 28)}&guests=${randomInt(1, 9)}&to=${text(4)}`,
    () => `/${text(20)}`,
    () => `${paths.story.getHref(text(8), randomInt(1, 1e6))}`,
    () => `/releases/header/${text(6)}/web/${text(6)}.js`,
    () => `/assets/${text(12)}.css`,
  ];
}

function headers(): Record<string, string> {
  const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip', '*', text(8)];
  return {
    'accept-encoding': encodings[randomInt(encodings.length)] ?? '',
    cookie: `kaadu_visitor=${text(12)}; ${text(5)}=${text(30)}`,
    'x-request-id': text(12),
  };
}

/**
 * Requests varied URLs for a while.
 * @returns the number of responses by status
 */
async function attack(origin: string, seconds: number): Promise<Record<string, number>> {
  const kinds = await addresses();
  const agent = new Agent({ keepAlive: true, maxSockets: Number(flags.connections) });
  const statuses: Record<string, number> = {};
  const end = performance.now() + seconds * 1_000;
  const visit = async () => {
    while (performance.now() < end) {
      const path = kinds[randomInt(kinds.length)]?.() ?? '/';
      const { status } = await ask(origin + path, agent, headers());
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: Number(flags.connections) }, visit));
  agent.destroy();
  return statuses;
}

/** Returns the peak memory of a process, in bytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

function report(when: string, { rss, heapUsed, external }: Memory, more = ''): void {
  print(
    `${when}: resident ${mib(rss)}${more}; after a collection heap ${mib(heapUsed)}, outside it ${mib(external)}`,
  );
}

/** Empties the page cache: a new release set renders every document again. */
async function emptyCaches(shell: Shell, origin: string): Promise<void> {
  const [version, agent] = ['1.1.0', new Agent({ keepAlive: true })];
  await publishCopies(shell, shell.versions['header'] ?? '', [version]);
  await switchHeader(shell, origin, version, agent);
  agent.destroy();
}

async function measure(): Promise<void> {
  const fleet = await startFleet('memory', 1, async () => measurable);
  const [{ first: shell }, [origin = '']] = [fleet, fleet.origins];
  try {
    // Opens each page once, so that one-time loading and compiling is done.
    const agent = new Agent();
    for (const address of await addresses()) await ask(origin + address(), agent);
    report('before', await memoryOf(shell));
    for (let round = 1; round <= Number(flags.rounds); round += 1) {
      const statuses = await attack(origin, Number(flags.seconds));
      print(`round ${round}, ${flags.seconds} s of varied URLs: ${JSON.stringify(statuses)}`);
      report('after it', await memoryOf(shell), ` (most so far ${mib(await peakOf(shell.pid))})`);
    }
    await emptyCaches(shell, origin);
    await sleep(1_000);
    report('with the page cache emptied', await memoryOf(shell));
  } finally {
    await fleet.stop();
  }
}

const stop = await startSite();
try {
  await measure();
} finally {
  await stop();
}
