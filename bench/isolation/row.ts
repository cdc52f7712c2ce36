import { ReleaseError, rollback, stopCanary } from '@kaadu/release-core';
import { assess, type Row } from './assess';
import { buildCandidate, publishCandidate } from './publish-candidate';
import type { IsolationSite } from './site';
import { watchLive, watchRestart, type RowOptions } from './watch';

let rows = 0;

/** Serves one candidate in one way, under load, and then restores the site. */
export async function runRow(site: IsolationSite, options: RowOptions): Promise<Row> {
  const { candidate, as, afterRestart } = options;
  const { remote } = candidate;
  rows += 1;
  const version = `9.9.9-${candidate.source.split('/').at(-1)}.${as}.${rows}`;
  const { revision } = await site.copy.store.readChannel(site.copy.channel);
  const build = await buildCandidate(candidate, site.good[remote] ?? '');
  await publishCandidate(site.copy, candidate, build, version);
  const name = afterRestart ? `${as}, restarted` : as;
  const row = { candidate, as: name, version, remote };
  const watched = afterRestart
    ? await watchRestart(site, options, version)
    : await watchLive(site, options, version);
  const readiness = await site.readiness();
  const seen = {
    visits: watched.visitors?.visits ?? [],
    begun: watched.visitors?.begun ?? [],
    died: watched.died + site.died,
    startedIn: watched.startedIn,
    readiness,
    residentMb: await site.residentMb(),
  };
  // Retried when the service does it at the same time.
  const takenBack = await takeBack(site, remote, version, revision).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === 'conflict')
      return takeBack(site, remote, version, revision);
    throw error;
  });
  let recovered = await recover(site, remote, version);
  if (afterRestart && recovered === 'unaided') {
    // The history still names the candidate.
    await site.kill();
    await site.start();
    recovered = await recover(site, remote, version);
  }
  // Separates the row from the previous one.
  await site.copy.store.removeVersion(remote, version);
  return assess({ ...row, ...seen, liveAt: watched.liveAt, takenBack, recovered });
}

/**
 * Ensures that the candidate is off the channel, and returns the party that took it off: the service or,
 * failing that, this benchmark.
 * @param before revision of the channel before the candidate was on it
 */
async function takeBack(
  { copy: { store, channel }, good }: IsolationSite,
  remote: string,
  version: string,
  before: number,
): Promise<Row['takenBack']> {
  const live = (await store.readChannel(channel)).remotes[remote];
  const move = { channel, by: 'bench', reason: 'the end of a row' };
  if (live?.canary?.version === version) {
    await stopCanary(store, remote, move);
    return 'by hand';
  }
  if (live?.stable === version) {
    await rollback(store, remote, { ...move, to: good[remote] ?? '' });
    return 'by hand';
  }
  const [last] = await store.history(channel, 1);
  return last && last.revision > before && last.by === 'automatic rollback'
    ? 'by the service'
    : 'was not on it';
}

/**
 * Waits until good versions are served once the channel names them; otherwise takes the steps of an operator.
 * @throws Error when nothing helps
 */
async function recover(site: IsolationSite, remote: string, version: string): Promise<Row['recovered']> {
  if (await site.servesGood()) return 'unaided';
  await site.kill();
  await site.start();
  if (await site.servesGood()) return 'after a restart';
  await site.kill();
  await site.forget(remote, version);
  await site.start();
  if (await site.servesGood()) return 'after its removal';
  await site.kill();
  await site.forgetEverything();
  await site.start();
  if (await site.servesGood()) return 'with empty data folders';
  throw new Error('the site does not serve the good versions, even without the candidate');
}
