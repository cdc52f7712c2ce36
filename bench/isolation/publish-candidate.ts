import { randomBytes } from 'node:crypto';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@kaadu/federation/release';
import { signingKeyOf, signRelease } from '@kaadu/release-core';
import { dataDir, root } from '../../e2e/environment';
import { buildReplacement, type BuiltRelease } from '../../e2e/support/releases/build-fixture';
import { store as siteStore, type CopiedStore } from '../../e2e/support/releases/releases';
import { bulkSource, type Candidate, type Damage } from './candidates';

const bulkBytes = 5e6;
const builds = new Map<string, Promise<BuiltRelease>>();

/**
 * Builds a candidate, once per run.
 * @param live version that it replaces
 */
export function buildCandidate({ remote, source }: Candidate, live: string): Promise<BuiltRelease> {
  const build = builds.get(source) ?? startBuild(remote, source, live);
  builds.set(source, build);
  return build;
}

async function startBuild(remote: string, source: string, live: string): Promise<BuiltRelease> {
  const original = await siteStore.readRelease(remote, live);
  return buildReplacement(original, source === bulkSource ? await writeBulk() : source);
}

/**
 * Writes the source of a header with incompressible text.
 * @returns its path below `fixtures/remotes`
 */
async function writeBulk(): Promise<string> {
  const folder = join(dataDir, 'isolation');
  await mkdir(folder, { recursive: true });
  const text = randomBytes((bulkBytes * 3) / 4).toString('base64');
  const source = `const bulk = '${text}';
const Slot = () => <header role="banner" data-candidate="" data-bulk={bulk.at(-1)}><a href="/">Candidate</a></header>;
export const slot = { Slot };
`;
  await writeFile(join(folder, `${bulkSource}.tsx`), source);
  return join('..', '..', '..', '.data', 'e2e', 'isolation', bulkSource);
}

/** Publishes a build under its own version without the gate, and damages it as the candidate describes. */
export async function publishCandidate(
  { store, storeDir }: CopiedStore,
  { damage }: Pick<Candidate, 'damage'>,
  { release, folder }: BuiltRelease,
  version: string,
): Promise<void> {
  const key = await signingKeyOf({ root, dataFolder: dataDir, store: storeDir }, [release.name]);
  const read = (path: string) => readFile(join(folder, path));
  const signed = signRelease({ ...release, version }, key);
  await store.add(signed, read, { by: 'bench', note: '' });
  if (!damage) return;
  const place = join(storeDir, 'releases', release.name, version);
  const replace = (changed: Release) =>
    writeFile(join(place, 'release.json'), `${JSON.stringify(changed, null, 2)}\n`);
  const damages: Readonly<Record<Damage, () => Promise<void>>> = {
    'truncated-entry': () => truncate(join(place, release.server?.entry ?? ''), 1000),
    'wrong-hash': () => replace(signRelease(withWrongHash({ ...release, version }), key)),
    'wrong-signature': () =>
      replace({ ...signed, signature: { ...signed.signature, value: `${'A'.repeat(86)}==` } }),
  };
  await damages[damage]();
}

/** Creates a release whose server entry has the hash of its browser entry. */
function withWrongHash<Unsigned extends Omit<Release, 'signature'>>(release: Unsigned): Unsigned {
  const { server, web, files } = release;
  const path = server?.entry ?? '';
  const [entry, other] = [files[path], files[web.entry]];
  if (!entry || !other) throw new Error('the build lacks an entry');
  return { ...release, files: { ...files, [path]: { ...entry, integrity: other.integrity } } };
}
