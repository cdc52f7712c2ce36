import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promote, startCanary } from '@kaadu/release-core';
import { previewToken } from '../../e2e/support/releases/preview';
import { quietMs } from './assess';
import { startBrowsers, type Browsers } from './browsers';
import type { Candidate } from './candidates';
import { secret, type IsolationSite } from './site';
import { isDisturbed, startVisitors, type Visitors } from './visitors';

/** Ways to serve a candidate. After a restart the channel names it while the shells start. */
export const ways = ['promotion', 'canary', 'preview'] as const;
export type Way = (typeof ways)[number];

export interface RowOptions {
  readonly candidate: Candidate;
  readonly as: Way;
  /** Time to watch visitors after the candidate went live, besides the delay of its fault. */
  readonly seconds: number;
  /**
   * Kills the shells once the channel names the candidate, and watches what they serve when they start again.
   */
  readonly afterRestart: boolean;
}

const canaryPercent = 5;
/** Time with visitors before the candidate goes live, in milliseconds. */
const warmUpMs = 800;
/** The same when browsers' signals are compared with those of the good version. */
const warmUpForSignalsMs = 60_000;
/** Maximum extension while visitors are disturbed, in milliseconds. */
const extraMs = 15_000;
/** The same when few visitors see the candidate and its removal takes longer. */
const extraForFewMs = 300_000;
/** The same when browsers' signals show the fault. */
const extraForSignalsMs = 120_000;
/** Delay between two requests of a visitor without a browser, where browsers matter, in milliseconds. */
const restWithBrowsersMs = 5_000;

/** Observations during visits. */
export interface Watched {
  readonly visitors?: Visitors & Pick<Browsers, 'begun'>;
  /** Time at which the candidate went live, or the shells were ready again, by `performance.now()`. */
  readonly liveAt: number;
  /** Milliseconds until all shells were ready again. */
  readonly startedIn?: number;
  readonly died: number;
}

/** Serves the candidate under load. */
export async function watchLive(site: IsolationSite, options: RowOptions, version: string): Promise<Watched> {
  const { candidate, as } = options;
  const visitors = await openVisitors(site, candidate, version);
  await sleep(candidate.inBrowsers === 'view-signals' ? warmUpForSignalsMs : warmUpMs);
  const liveAt = performance.now();
  if (as === 'preview') visitors.startPreviews();
  else await goLive(site, candidate, as, version);
  await watch(site, options, version, visitors);
  await visitors.stop();
  return { visitors, liveAt, died: 0 };
}

/**
 * Kills the shells while the channel names the candidate, and watches what they serve when they start again.
 */
export async function watchRestart(
  site: IsolationSite,
  options: RowOptions,
  version: string,
): Promise<Watched> {
  const { candidate, as } = options;
  const lengths = await site.lengths();
  await goLive(site, candidate, as, version);
  // Delay until a shell learns of it. Its findings must survive the restart.
  await sleep(1_500);
  const wanted = site.shells.length;
  await site.kill();
  await goLive(site, candidate, as, version);
  if (candidate.storeDown) await takeStoreAway(site);
  const began = performance.now();
  const started = await site.start();
  const startedIn = performance.now() - began;
  const visitors = await openVisitors(site, candidate, version, lengths);
  const liveAt = performance.now();
  await watch(site, options, version, visitors);
  await visitors.stop();
  return { visitors, liveAt, startedIn, died: wanted - started };
}

async function openVisitors(
  site: IsolationSite,
  { remote, inBrowsers }: Candidate,
  version: string,
  lengths?: ReadonlyMap<string, number>,
): Promise<Visitors & Pick<Browsers, 'begun'>> {
  const shells = site.shells.map(async (shell) => {
    const token = await previewToken(site.copy, { [remote]: version });
    return { origin: site.originOf(shell), previewCookie: `kaadu_preview=${token}` };
  });
  const visitors = startVisitors({
    shells: await Promise.all(shells),
    remote,
    version,
    secret,
    lengths: lengths ?? (await site.lengths()),
    ...(inBrowsers ? { restMs: restWithBrowsersMs } : {}),
  });
  if (!inBrowsers) return { ...visitors, begun: [] };
  const browsers = await startBrowsers(
    site.shells.map(({ url }) => url),
    inBrowsers,
  );
  return {
    ...visitors,
    begun: browsers.begun,
    async stop() {
      await Promise.all([visitors.stop(), browsers.stop()]);
    },
  };
}

/** Makes the channel name the candidate, unless it already does. */
async function goLive(site: IsolationSite, candidate: Candidate, as: Way, version: string): Promise<void> {
  const { store, channel } = site.copy;
  const { remote } = candidate;
  const move = { channel, by: 'bench', reason: candidate.name };
  const live = (await store.readChannel(channel)).remotes[remote];
  if (live?.stable === version || live?.canary?.version === version) return;
  if (as === 'promotion') await promote(store, remote, version, move);
  if (as === 'canary') await startCanary(store, remote, { version, percent: canaryPercent }, move);
}

/**
 * Waits, for half of the time without the store if the candidate requires it. Then waits longer while
 * visitors are disturbed, or the canary is still on the channel.
 */
async function watch(
  site: IsolationSite,
  { candidate, as, seconds, afterRestart }: RowOptions,
  version: string,
  visitors: Visitors,
): Promise<void> {
  const ms = (seconds + (candidate.harmAfter ?? 0)) * 1000;
  if (candidate.storeDown && !afterRestart) await takeStoreAway(site);
  await sleep(ms / 2);
  if (candidate.storeDown) await bringStoreBack(site);
  await sleep(ms / 2);
  if (candidate.storeDown ?? candidate.onlyGate) return;
  const deadline = performance.now() + extraOf(candidate, as);
  // With few visits, it takes longer to see that they are undisturbed.
  const quietFor = candidate.inBrowsers ? quietMs + 2 * restWithBrowsersMs : quietMs;
  const isOver = async () =>
    isQuiet(visitors, quietFor) && !(as === 'canary' && (await isServedAsCanary(site, candidate, version)));
  while (performance.now() < deadline && !(await isOver())) await sleep(100);
}

function extraOf({ inBrowsers }: Candidate, as: Way): number {
  if (inBrowsers === 'view-signals') return extraForSignalsMs;
  return as === 'canary' || inBrowsers ? extraForFewMs : extraMs;
}

/**
 * Whether there were recent visitors, all of them undisturbed.
 * @param ms required duration
 */
function isQuiet({ visits }: Visitors, ms: number): boolean {
  const recent = visits.filter(({ at }) => at > performance.now() - ms);
  return recent.length > 0 && !recent.some(isDisturbed);
}

/** Whether the channel names the candidate as a canary and no shell has refused it. */
async function isServedAsCanary(
  site: IsolationSite,
  { remote }: Candidate,
  version: string,
): Promise<boolean> {
  const { remotes } = await site.copy.store.readChannel(site.copy.channel);
  if (remotes[remote]?.canary?.version !== version) return false;
  const readiness = await site.readiness();
  return !readiness.every(({ refused = [] }) =>
    refused.some((entry) => entry.remote === remote && entry.version === version),
  );
}

async function takeStoreAway({ copy: { storeDir } }: IsolationSite): Promise<void> {
  await rename(storeDir, `${storeDir}.away`);
}

async function bringStoreBack({ copy: { storeDir } }: IsolationSite): Promise<void> {
  await rename(`${storeDir}.away`, storeDir);
}
