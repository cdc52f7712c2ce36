import { canonicalJson, type Release, type ReleaseSource, type Route } from '@kaadu/federation/release';
import { filesOf, measure, type FileSize, type SizeBudget } from '../gate/size-check';

/** Values of one property in two versions; null where a version does not have it. */
interface Pair<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

/** Gzipped scripts and styles, in kilobytes. */
export interface SizeChange extends Pair<number> {
  /** An expose, or `in total`. */
  readonly what: string;
  readonly budget?: number | undefined;
}

export interface RouteChange extends Pair<Route> {
  readonly path: string;
}

/** A shared library with the range that the remote requires of the shell. */
export interface SharedChange extends Pair<string> {
  readonly library: string;
}

/** Differences between two versions of a remote. */
export interface ReleaseDiff {
  readonly remote: string;
  readonly version: Pair<string>;
  readonly commit: Pair<string>;
  readonly contract: Pair<string>;
  readonly sizes: readonly SizeChange[];
  readonly routes: readonly RouteChange[];
  readonly shared: readonly SharedChange[];
}

interface Measured {
  readonly release: Release;
  readonly files: readonly FileSize[];
}

/**
 * Compares two versions of a remote. Sizes are always listed; routes and shared libraries where they differ.
 * @param budget size budget of the remote, if it has one
 */
export async function diffReleases(
  source: ReleaseSource,
  remote: string,
  versions: { readonly from: string; readonly to: string },
  budget?: SizeBudget,
): Promise<ReleaseDiff> {
  const [from, to] = await Promise.all([
    readMeasured(source, remote, versions.from),
    readMeasured(source, remote, versions.to),
  ]);
  const pair = <Value>(of: (release: Release) => Value | null): Pair<Value> => ({
    from: of(from.release),
    to: of(to.release),
  });
  return {
    remote,
    version: pair(({ version }) => version),
    commit: pair(({ gitSha }) => gitSha),
    contract: pair(({ contract }) => contract),
    sizes: sizeChanges(from, to, budget),
    routes: changes(routesByPath(from.release), routesByPath(to.release)).map(([path, change]) => ({
      path,
      ...change,
    })),
    shared: changes(sharedOf(from.release), sharedOf(to.release)).map(([library, change]) => ({
      library,
      ...change,
    })),
  };
}

async function readMeasured(source: ReleaseSource, remote: string, version: string): Promise<Measured> {
  const release = await source.readRelease(remote, version);
  return { release, files: await measure(release, (path) => source.readFile(remote, version, path)) };
}

function sizeChanges(from: Measured, to: Measured, budget: SizeBudget | undefined): SizeChange[] {
  const { total, exposes = {} } = typeof budget === 'number' ? { total: budget } : (budget ?? {});
  const names = [...new Set([from, to].flatMap(({ release }) => Object.keys(release.exposes)))].sort();
  const ofExpose = ({ release, files }: Measured, name: string) =>
    Object.hasOwn(release.exposes, name) ? sum(filesOf(release.exposes[name], files)) : null;
  return [
    { what: 'in total', from: sum(from.files), to: sum(to.files), budget: total },
    ...names.map((name) => ({
      what: name,
      from: ofExpose(from, name),
      to: ofExpose(to, name),
      budget: Object.hasOwn(exposes, name) ? exposes[name] : undefined,
    })),
  ];
}

const sum = (files: readonly FileSize[]) => files.reduce((total, { size }) => total + size, 0);
const routesByPath = ({ routes }: Release) => new Map(routes.map((route) => [route.path, route]));
const sharedOf = ({ shared }: Release) => new Map(Object.entries(shared));

function changes<Value>(
  from: ReadonlyMap<string, Value>,
  to: ReadonlyMap<string, Value>,
): (readonly [string, Pair<Value>])[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .map((key) => [key, { from: from.get(key) ?? null, to: to.get(key) ?? null }] as const)
    .filter(([, change]) => canonicalJson(change.from) !== canonicalJson(change.to));
}
