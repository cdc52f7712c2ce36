import { integrityOf } from '@kaadu/federation/integrity';
import type { Release, ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import {
  createFolderStore,
  createTrust,
  makePreview,
  newSigningKey,
  publishSigned,
  ReleaseError,
  type SigningKey,
  type TrustedKey,
} from '@kaadu/release-core';
import { scratchFolder, signed, smallRelease } from '../../../release-core/fixtures/releases';
import { ReleaseHost } from './release-host';

const folder = scratchFolder();
const [team, retired, footers, stranger] = Array.from({ length: 4 }, newSigningKey) as [
  SigningKey,
  SigningKey,
  SigningKey,
  SigningKey,
];
const listed = ({ id, publicKey }: SigningKey, change: Partial<TrustedKey>): TrustedKey => ({
  ...{ id, publicKey, owner: 'team', remotes: ['header'] },
  ...change,
});
const trust = createTrust({
  keys: [
    listed(team, { channels: ['production'] }),
    listed(retired, { revoked: { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' } }),
    listed(footers, { remotes: ['footer'] }),
  ],
});

const { release, files } = smallRelease();
const genuine = signed(release, team);
const evil = Buffer.from(files['web/entry.js'] ?? '').fill('x', 0, 1);
const described = { integrity: integrityOf(evil), bytes: evil.length };

/** Release as it arrives: its `release.json`, and a file in place of the built one. */
interface Arrival {
  readonly release: Release;
  readonly entry?: Uint8Array;
  /** Whether it is no longer in the store. */
  readonly isWithdrawn?: boolean;
  /** Reason of a ban by the shell. */
  readonly ban?: string;
}

function sourceOf({ release: stored, entry, isWithdrawn }: Arrival): ReleaseSource {
  return {
    async readRelease() {
      if (isWithdrawn) throw new ReleaseError('not-found', 'The store has no header@1.0.0.');
      return stored;
    },
    readFile: async (_name, _version, path) =>
      (path === 'web/entry.js' ? entry : undefined) ?? files[path] ?? Promise.reject(new Error(`no ${path}`)),
  };
}

const isSigned = (candidate: Release): candidate is SignedRelease => candidate.signature !== undefined;

/** Publishes to an empty store, like the command, or the service for uploads. */
async function publishArrival(arrival: Arrival): Promise<void> {
  if (!isSigned(arrival.release)) return trust.verify(arrival.release);
  const source = sourceOf(arrival);
  const offer = {
    release: arrival.release,
    read: (path: string) => source.readFile('header', '1.0.0', path),
  };
  const store = createFolderStore(folder());
  try {
    await publishSigned(store, offer, { channel: 'production', trust, by: 'eve' });
  } finally {
    expect(await store.versions('header')).toEqual([]);
  }
}

/** Counts the versions that reach evaluation. */
function shellFor(arrival: Arrival) {
  const evaluated: string[] = [];
  const host = new ReleaseHost({
    source: sourceOf(arrival),
    trust,
    banned: { reasonOf: () => arrival.ban },
    renderers: {
      smokeTest: async ({ release: { version } }) => void evaluated.push(version),
      load: async () => undefined,
      evict: () => undefined,
    },
  });
  return { host, evaluated };
}

async function admit(arrival: Arrival): Promise<void> {
  const { host, evaluated } = shellFor(arrival);
  try {
    await host.load('header', '1.0.0');
  } finally {
    expect(evaluated).toEqual([]);
  }
}

async function openPreview(arrival: Arrival): Promise<void> {
  const { host, evaluated } = shellFor(arrival);
  try {
    await host.loadForPreview('header', '1.0.0');
  } finally {
    expect(evaluated).toEqual([]);
  }
}

async function linkPreview(arrival: Arrival): Promise<void> {
  await makePreview(
    { remotes: { header: '1.0.0' }, hours: 1 },
    {
      channel: 'production',
      source: sourceOf(arrival),
      trust: async () => trust,
      signing: { key: async () => team, siteUrl: 'https://site.test' },
    },
  );
}

const gates = { publish: publishArrival, admission: admit, preview: openPreview, link: linkPreview };
type Gate = keyof typeof gates;
const everywhere: readonly Gate[] = ['publish', 'admission', 'preview', 'link'];
const inShells: readonly Gate[] = ['admission', 'preview'];

const tampering: [string, Arrival, readonly Gate[], RegExp][] = [
  [
    'with a changed byte',
    { release: genuine, entry: evil },
    ['publish'],
    /^web\/entry\.js of header@1\.0\.0 has changed since the build/,
  ],
  [
    'with a changed byte',
    { release: genuine, entry: evil },
    inShells,
    /^header@1\.0\.0 refused: web\/entry\.js is not the file that was released$/,
  ],
  [
    'with a changed byte and its hash in release.json',
    {
      release: { ...genuine, files: { ...genuine.files, 'web/entry.js': described } },
      entry: evil,
    },
    everywhere,
    /its signature by key \w+ \(team\) does not match: release\.json was changed after it was signed/,
  ],
  ['without its signature', { release }, everywhere, /is not trusted: it is not signed/],
  [
    'signed by a stranger',
    { release: signed(release, stranger) },
    everywhere,
    /is not trusted: it is signed with key \w+, which the trust list does not name/,
  ],
  [
    'signed with a revoked key',
    { release: signed(release, retired) },
    everywhere,
    /is not trusted: key \w+ \(team\) was revoked on 2026-05-01T00:00:00Z \(laptop lost\)/,
  ],
  [
    'signed with a key for another remote',
    { release: signed(release, footers) },
    everywhere,
    /is not trusted: key \w+ \(team\) may sign footer but not header/,
  ],
  [
    'in place of another version',
    { release: signed({ ...release, version: '0.9.0' }, team) },
    inShells,
    /^header@1\.0\.0 refused: release\.json is of header@0\.9\.0$/,
  ],
  [
    'that was withdrawn',
    { release: genuine, isWithdrawn: true },
    ['admission', 'preview', 'link'],
    /The store has no header@1\.0\.0/,
  ],
  ['that is banned', { release: genuine, ban: 'it loops' }, inShells, /^header@1\.0\.0 refused: it loops$/],
];

test.each(
  tampering.flatMap(([what, arrival, at, reason]) => at.map((gate) => ({ what, gate, arrival, reason }))),
)('a release $what is refused by $gate, with the reason', async ({ gate, arrival, reason }) => {
  await expect((async () => gates[gate](arrival))()).rejects.toThrow(reason);
});

test('an unchanged release passes each gate', async () => {
  const { host, evaluated } = shellFor({ release: genuine });
  await host.load('header', '1.0.0');
  expect(evaluated).toEqual(['1.0.0']);
  await linkPreview({ release: genuine });
  const store = createFolderStore(folder());
  const read = async (path: string) => files[path] ?? Promise.reject(new Error(`no ${path}`));
  await publishSigned(store, { release: genuine, read }, { channel: 'production', trust, by: 'ana' });
  expect(await store.versions('header')).toEqual(['1.0.0']);
});
