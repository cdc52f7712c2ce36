import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/*
 * `npm run bench site-memory`: memory of the whole site under `npm start` with its embedded database, by
 * process. Measured at the start, after the images are encoded, and after a walk through its pages as a
 * browser with AVIF. Shared memory is divided among its processes (PSS), so that the sum is the machine's
 * actual use (Linux).
 */
const { values: flags } = parseArgs({
  options: {
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    port: { type: 'string', default: '3970' },
    /** Timeout of the image encoding, in seconds. */
    timeout: { type: 'string', default: '300' },
  },
});
const root = resolve(flags.root);
const site = `http://localhost:${flags.port}`;
const apiPort = Number(flags.port) + 1000;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function start(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join('scripts', 'bootstrap.mjs'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: flags.port,
      API_PORT: String(apiPort),
      PAYMENT_SANDBOX_PORT: String(apiPort + 1),
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('ready after')) {
    if (child.exitCode !== null) throw new Error(`npm start ended: ${output}`);
    await sleep(50);
  }
  return child;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

async function allProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { pid: Number(pid), parent: Number(parent), command: command.replaceAll('\0', ' ').trim() };
    }),
  );
  return found.filter(({ command }) => command !== '');
}

function below(pid: number, all: readonly Process[]): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid, all)]);
}

const names: readonly (readonly [RegExp, string])[] = [
  [/image-process/, 'process that encodes images'],
  [/packages\/api\/dist/, 'API'],
  [/payment-sandbox\//, 'payment sandbox'],
  [/shell\/dist/, 'shell, with its render workers'],
  [/warm-images/, 'encoder of images'],
  [/esbuild/, 'esbuild'],
  [/bootstrap|scripts\/start/, 'npm start'],
];

/** Returns the proportional set size by process, in MB. */
async function memoryOf(pid: number): Promise<Map<string, number>> {
  const all = await allProcesses();
  const own = all.filter((one) => one.pid === pid);
  const sizes = new Map<string, number>();
  for (const one of [...own, ...below(pid, all)]) {
    const rollup = await readFile(`/proc/${one.pid}/smaps_rollup`, 'utf8').catch(() => '');
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(rollup) ?? [];
    const name = names.find(([pattern]) => pattern.test(one.command))?.[1] ?? one.command.slice(0, 40);
    sizes.set(name, (sizes.get(name) ?? 0) + Number(kilobytes) / 1000);
  }
  return sizes;
}

type Sizes = Awaited<ReturnType<typeof memoryOf>>;
const totalOf = (sizes: Sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

function printSizes(what: string, sizes: Sizes): void {
  const parts = [...sizes].map(([name, size]) => `${name} ${size.toFixed(0)}`).join(', ');
  print(`| ${what} | ${totalOf(sizes).toFixed(0)} | ${parts} |`);
}

const report = async (what: string, pid: number) => printSizes(what, await memoryOf(pid));

/**
 * Samples ten times per second while a task runs.
 * @returns its result, and the sizes at their highest sum
 */
async function watch<Result>(pid: number, task: Promise<Result>) {
  let most: Sizes = new Map();
  let isRunning = true;
  const ended = task.finally(() => (isRunning = false));
  while (isRunning) {
    const sizes = await memoryOf(pid);
    if (totalOf(sizes) > totalOf(most)) most = sizes;
    await sleep(100);
  }
  return { result: await ended, most };
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/(?:experience|stories|guide|places|activities|activity)[^"#?]*)"/g)].map(
    ([, path = '']) => path,
  );
const imagesIn = (html: string) =>
  [...html.matchAll(/\/images\/[\w@/-]+(?![\w@/.-])/g)].map(([path]) => `http://localhost:${apiPort}${path}`);

/**
 * Opens the pages linked from the site's main pages, and their images.
 * @returns the number of both
 */
async function walk(): Promise<{ readonly pages: number; readonly images: number }> {
  const pages = new Set(['/', '/experiences', '/stories', '/guides', '/search?text=river', '/about']);
  const images = new Set<string>();
  for (const path of pages) {
    const response = await fetch(site + path);
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    for (const image of imagesIn(html)) images.add(image);
    for (const link of linksIn(html)) if (pages.size < 80) pages.add(link);
  }
  const headers = { accept: 'image/avif,image/webp,*/*' };
  for (const image of images) await (await fetch(image, { headers })).arrayBuffer();
  return { pages: pages.size, images: images.size };
}

const dataDir = await mkdtemp(join(tmpdir(), 'kaadu-memory-'));
const child = await start(dataDir);
const pid = child.pid ?? 0;
try {
  print('| when | MB | of which |\n| --- | --- | --- |');
  await report('at the start', pid);
  const limit = performance.now() + Number(flags.timeout) * 1000;
  const isEncoding = async () =>
    below(pid, await allProcesses()).some(({ command }) => /warm-images/.test(command));
  while ((await isEncoding()) && performance.now() < limit) await sleep(1000);
  await report('images encoded', pid);
  const { result, most } = await watch(pid, walk());
  printSizes('the most during the walk', most);
  await report(`${result.pages} pages and ${result.images} images later`, pid);
  const later = await watch(pid, sleep(30_000));
  printSizes('the most in half a minute after it', later.most);
  await report('half a minute later', pid);
  const isBusy = async () =>
    below(pid, await allProcesses()).some(({ command }) => /image-process/.test(command));
  const end = performance.now() + Number(flags.timeout) * 1000;
  while ((await isBusy()) && performance.now() < end) await sleep(1000);
  await report((await isBusy()) ? 'images still being encoded' : 'all images encoded', pid);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}
