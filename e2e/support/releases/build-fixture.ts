import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildRelease, defineRemote } from '@kaadu/federation-build';
import { Release } from '@kaadu/federation/release';
import { inputHash } from '../../../scripts/site/builds/input-hash';
import { inputsOf } from '../../../scripts/site/builds/source-builds';
import { dataDir, root } from '../../environment';

const built = { version: '9.9.9', contract: '1.0.0', gitSha: null };
const sourcesFolder = join('e2e', 'fixtures', 'remotes');

/** Builds of fixtures by a hash of all their inputs. They outlast a run. */
const cacheDir = join(dataDir, 'fixture-builds');

/** A built release and its folder. */
export interface BuiltRelease {
  readonly release: Release;
  readonly folder: string;
}

type Definition = Omit<Parameters<typeof defineRemote>[0], 'root'>;

const sourceFile = (source: string) => join(root, sourcesFolder, `${source}.tsx`);

let sharedInputs: Promise<string> | undefined;
/** Hash of the builder and of all fixtures, which import each other and the header. */
const hashSharedInputs = async () =>
  (await inputsOf(root, join('packages', 'federation-build'))) +
  (await inputsOf(root, 'mfe-header')) +
  (await inputHash(root, [sourcesFolder]));

/** Returns the build of a remote, from the cache if possible. */
async function build(definition: Definition, contract = built.contract): Promise<BuiltRelease> {
  sharedInputs ??= hashSharedInputs();
  const hash = createHash('sha256').update(await sharedInputs);
  hash.update(JSON.stringify([definition, contract]));
  for (const file of new Set(Object.values(definition.exposes))) hash.update(await readFile(file));
  const cached = join(cacheDir, `${definition.name}-${hash.digest('hex').slice(0, 16)}`);
  const release = (await readCached(cached)) ?? (await buildInto(cached, definition, contract));
  return { release, folder: join(cached, 'dist') };
}

async function readCached(folder: string): Promise<Release | undefined> {
  const text = await readFile(join(folder, 'dist', 'release.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Release.parse(JSON.parse(text));
}

/**
 * Builds in a folder of this process and moves it into place atomically, since another process may do the
 * same.
 */
async function buildInto(target: string, definition: Definition, contract: string): Promise<Release> {
  const folder = `${target}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await buildRelease(defineRemote({ ...definition, root: folder }), { ...built, contract });
  await rename(folder, target).catch(() => rm(folder, { recursive: true, force: true }));
  const release = await readCached(target);
  if (!release) throw new Error(`The build of ${definition.name} is not in ${dirname(target)}`);
  return release;
}

/** Builds a remote with the given exposes from files of `fixtures/remotes`. */
export const buildFixture = (
  name: string,
  sources: Readonly<Record<string, string>>,
): Promise<BuiltRelease> =>
  build({
    name,
    exposes: Object.fromEntries(Object.entries(sources).map(([expose, file]) => [expose, sourceFile(file)])),
  });

/** Builds an alternative header: small, and easy to distinguish from the site's. */
export const buildHeaderB = (): Promise<BuiltRelease> =>
  buildFixture('header', { './header': 'header-b/src/header' });

/**
 * Builds a replacement for one of the site's releases, with its languages: all of its exposes are one file of
 * `fixtures/remotes`.
 */
export function buildReplacement(
  { name, routes, exposes, contract, languages }: Release,
  source: string,
): Promise<BuiltRelease> {
  const names = Object.keys(exposes);
  const replaced = Object.fromEntries(names.map((expose) => [expose, sourceFile(source)]));
  return build({ name, exposes: replaced, routes, languages }, contract);
}
