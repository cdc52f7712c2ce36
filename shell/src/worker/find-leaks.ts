import { Writable } from 'node:stream';
import { remoteNames, type RemoteName } from '@kaadu/contracts';
import { collectGarbage, usedBytes, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { Leak } from '../worker-protocol/messages';
import { createReleaseSet } from '../worker-protocol/site-release-set';
import { ApiReads } from './loaders/api-reads';
import { renderDocument } from './document/render-document';
import type { RenderContext } from './rendering';
import type { LoadedSet } from './server-composition';

/** Renders of a round at most, and those before the first round that fill the version's caches. */
const maxTimes = 10;
const warmUp = 3;
/** Bytes that a round may keep, where that is seen in fewer renders: the worker is nearly full, and must not end meanwhile. */
const roundBytes = 4_000_000;
/** What a version keeps is the least of so many rounds: a leak grows in each of them, a cache or a late timer does not. */
const rounds = 3;
/** What is kept of a render may be noise up to here: 100 kB. */
const noiseBytes = 100_000;
/** A version that keeps no more than this many times what another one of its remote keeps is no worse than that one. */
const tolerance = 2;

/** Bytes that this thread keeps once its garbage is collected. */
function keptBytes(): number {
  collectGarbage();
  return usedBytes();
}

/**
 * Renders a page with each version that the worker holds, one at a time, and measures what the worker keeps.
 * @param measure bytes that are in use and no garbage
 * @returns versions that keep more than the others of their remote do, the largest first
 */
export async function findLeaks(
  context: RenderContext,
  held: readonly WorkerRemote[],
  url: URL,
  measure = keptBytes,
): Promise<Leak[]> {
  const kept: Leak[] = [];
  for (const remote of held) {
    const { name, version } = remote.release;
    const known = remoteNames.find((each) => each === name);
    if (known)
      kept.push({ remote: known, version, bytes: await keptOfEach(context, known, remote, url, measure) });
  }
  const isLeak = ({ remote, version, bytes }: Leak) => {
    const others = kept.filter((other) => other.remote === remote && other.version !== version);
    const least = Math.min(...others.map((other) => Math.max(0, other.bytes)), bytes);
    return bytes > noiseBytes && (others.length === 0 || bytes > tolerance * least);
  };
  return kept.filter(isLeak).toSorted((one, other) => other.bytes - one.bytes);
}

async function keptOfEach(
  context: RenderContext,
  name: RemoteName,
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
