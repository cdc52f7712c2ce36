import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/*
 * `npm run bench first-visit`: waiting times of the first visitor of a fresh install. Runs `npm start` with
 * an empty DATA_DIR, then requests the home page, the first page of the listing and their images, as a
 * browser with AVIF does. `--visit later` waits for the encoding of the images first, and reports its
 * duration. `--root` names another checkout to compare with.
 */
const { values: flags } = parseArgs({
  options: {
    visit: { type: 'string', default: 'now' },
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    port: { type: 'string', default: '3970' },
    density: { type: 'string', default: '1' },
    /** Timeout of `later`, in seconds. */
    timeout: { type: 'string', default: '600' },
  },
});
const root = resolve(flags.root);
const site = `http://localhost:${flags.port}`;
const api = `http://localhost:${Number(flags.port) + 1000}`;
/** Concurrent requests of a browser to one origin over HTTP/1.1. */
const connections = 6;
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

async function startSite(dataDir: string) {
  const child = spawn(process.execPath, [join('scripts', 'bootstrap.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: flags.port, API_PORT: new URL(api).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('ready after')) {
    await Promise.race([sleep(20), ended]);
    if (child.exitCode !== null) throw new Error(`npm start ended: ${output}`);
  }
  print(output.trimEnd().split('\n').at(-1) ?? '');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Returns paths below `/images/` in a page whose format the browser negotiates. */
function imagesIn(html: string): string[] {
  return [...html.matchAll(/\/images\/([\w@/-]+)(?![\w@/.-])/g)].map(([, path = '']) => path);
}

/** Counts the images that are on disk, in their own format. */
async function countEncoded(dataDir: string, images: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'images');
  if (!existsSync(folder)) return 0;
  const files = await readdir(folder, { recursive: true });
  const encoded = new Set(files.map((file) => file.replace(/-[0-9a-f]{16}-q\d+\./, '.')));
  return images.filter((path) => encoded.has(path)).length;
}

async function waitUntilEncoded(dataDir: string, images: readonly string[], since: number): Promise<void> {
  const encodings = (density: string, format: string) =>
    images.filter((path) => path.includes(density)).map((path) => `${path}.${format}`);
  const sets = {
    'WebP at density 1': encodings('@1x', 'webp'),
    'WebP at density 2': encodings('@2x', 'webp'),
    'AVIF at density 1': encodings('@1x', 'avif'),
    'AVIF at density 2': encodings('@2x', 'avif'),
  };
  for (const [name, set] of Object.entries(sets)) {
    while ((await countEncoded(dataDir, set)) < set.length) {
      if (performance.now() - since > Number(flags.timeout) * 1_000) {
        print(`${name}: ${await countEncoded(dataDir, set)} of ${set.length} encoded at the timeout`);
        return;
      }
      await sleep(100);
    }
    print(`${name}: all ${set.length} encoded ${seconds(performance.now() - since)} after it was ready`);
  }
}

/** Fetches images like a browser. */
async function visit(images: readonly string[]): Promise<void> {
  const queue = [...images];
  const times: number[] = [];
  let fallbacks = 0;
  const [, total] = await timed(() =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          const [response, ms] = await timed(async () => {
            const answer = await fetch(`${api}/images/${path}`, {
              headers: { accept: 'image/avif,image/webp,*/*' },
            });
            await answer.arrayBuffer();
            return answer;
          });
          if (!response.ok) throw new Error(`${path} answered ${response.status}`);
          if (response.headers.get('content-type') !== 'image/avif') fallbacks += 1;
          times.push(ms);
        }
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => seconds(times[Math.floor(times.length * share)] ?? 0);
  print(
    `${times.length} images in ${seconds(total)}: median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(0.999)}; ${fallbacks} as WebP for now`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'kaadu-first-visit-'));
const stop = await startSite(dataDir);
try {
  const readyAt = performance.now();
  print(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  const pages: string[] = [];
  for (const path of ['/', '/experiences']) {
    const [html, ms] = await timed(async () => (await fetch(site + path)).text());
    print(`${path}: ${seconds(ms)}`);
    pages.push(html);
  }
  const images = [...new Set(pages.flatMap(imagesIn))];
  if (flags.visit === 'later') await waitUntilEncoded(dataDir, images, readyAt);
  await visit(images.filter((path) => path.includes(`@${flags.density}x`)));
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
