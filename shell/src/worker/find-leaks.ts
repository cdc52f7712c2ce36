import { createReleaseSet } from '@kaadu/federation/server';
import { Writable } from 'node:stream';
import { collectGarbage, usedBytes, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { Leak } from '../worker-protocol/messages';
import { ApiReads } from './loaders/api-reads';
import { renderDocument } from './document/render-document';
import type { RenderContext } from './rendering';
import type { LoadedSet } from './server-composition';

/**
 * Maximum number of renders per round, and of those before the first round that fill the version's caches.
 */
const maxTimes = 10;
const warmUp = 3;
/**
 * Bytes that a round may retain before it ends early: the worker is nearly full, and must not run out of
 * memory.
 */
const roundBytes = 4_000_000;
/**
 * Number of rounds, of which the smallest growth counts: a leak grows in each of them, a cache or a late
 * timer does not.
 */
const rounds = 3;
/** Bytes per render up to which growth may be noise: 100 kB. */
const noiseBytes = 100_000;
/** Factor up to which a leak counts as equal to that of another version of the remote. */
const tolerance = 2;

/** Returns the bytes that this thread retains after garbage collection. */
function retainedBytes(): number {
  collectGarbage();
  return usedBytes();
}

/**
 * Renders a page with each version that the worker holds, one at a time, and measures the retained memory.
 * @param measure returns the bytes in use, without garbage
 * @returns versions that retain more than the others of their remote, the largest leak first
 */
export async function findLeaks(
  context: RenderContext,
  held: readonly WorkerRemote[],
  url: URL,
  measure = retainedBytes,
): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const remote of held) {
    const { name, version } = remote.release;
    const bytes = await retainedPerRender(context, name, remote, url, measure);
    leaks.push({ remote: name, version, bytes });
  }
  const isLeak = ({ remote, version, bytes }: Leak) => {
    const others = leaks.filter((other) => other.remote === remote && other.version !== version);
    const least = Math.min(...others.map((other) => Math.max(0, other.bytes)), bytes);
    return bytes > noiseBytes && (others.length === 0 || bytes > tolerance * least);
  };
  return leaks.filter(isLeak).toSorted((one, other) => other.bytes - one.bytes);
}

async function retainedPerRender(
  context: RenderContext,
  name: string,
  remote: WorkerRemote,
  url: URL,
  measure: () => number,
): Promise<number> {
  const alone = createReleaseSet(new Map([[name, remote]]));
  const render = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await renderToNowhere(context, alone, url);
    return measure();
  };
  const first = measure();
  let used = await render(warmUp);
  const times = Math.min(maxTimes, Math.ceil((roundBytes * warmUp) / Math.max(1, used - first)));
  let least = Infinity;
  for (let round = 1; round <= rounds; round += 1) {
    const before = used;
    used = await render(times);
    least = Math.min(least, (used - before) / times);
  }
  return least;
}

async function renderToNowhere(context: RenderContext, set: LoadedSet, url: URL): Promise<void> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  await renderDocument(context, {
    set,
    reads: new ApiReads(),
    url,
    replaceable: [],
    signal: new AbortController().signal,
    onStart: () => undefined,
    onLog: () => undefined,
    output,
  });
}
