import { hasIntegrity } from '@kaadu/federation/integrity';
import type { Channel } from './store/channel';
import { messageOf } from './store/errors';
import type { ReleaseStore } from './store/release-store';
import { readKey } from './trust/key-files';
import { createTrust } from './trust/trust';
import type { TrustList } from './trust/trust-list';

export interface Finding {
  readonly state: 'good' | 'warning' | 'bad';
  readonly what: string;
  readonly fix?: string;
}

export interface Patient {
  readonly store: () => Promise<ReleaseStore>;
  readonly trust: () => Promise<TrustList>;
  readonly channel: string;
  readonly keyFile: string | undefined;
  /** Address of the control-plane service, if one is used. */
  readonly service: string | undefined;
  readonly now?: number;
}

const soonMs = 30 * 86_400_000;

/** Looks at everything that a release depends on; a part that is broken does not hide the others. */
export async function diagnose(patient: Patient): Promise<Finding[]> {
  const { now = Date.now() } = patient;
  return [
    ...(await attempt('trust list', async () => checkKeys(await patient.trust(), now))),
    ...(await attempt('signing key', () => checkSigningKey(patient))),
    ...(await attempt('store', () => checkChannel(patient))),
    ...(await attempt('service', () => checkService(patient.service))),
  ];
}

async function attempt(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [{ state: 'bad', what, fix: messageOf(error) }];
  }
}

async function checkKeys({ keys }: TrustList, now: number): Promise<Finding[]> {
  return keys.map(({ id, owner, notAfter, revoked }): Finding => {
    const what = `key ${id} of ${owner}`;
    if (revoked) return { state: 'good', what: `${what} is revoked` };
    if (!notAfter)
      return { state: 'warning', what: `${what} never expires`, fix: 'fine for development alone' };
    const left = Date.parse(notAfter) - now;
    const date = notAfter.slice(0, 10);
    const renew = 'release keys new, then release sign for what is live';
    if (left < 0) return { state: 'bad', what: `${what} expired on ${date}`, fix: renew };
    if (left < soonMs) return { state: 'warning', what: `${what} expires on ${date}`, fix: renew };
    return { state: 'good', what: `${what} counts until ${date}` };
  });
}

async function checkSigningKey({ keyFile, trust }: Patient): Promise<Finding[]> {
  if (!keyFile) return [];
  const { id } = await readKey(keyFile);
  const trusted = (await trust()).keys.find((key) => key.id === id);
  if (trusted && !trusted.revoked)
    return [{ state: 'good', what: `RELEASE_KEY is key ${id} of ${trusted.owner}` }];
  const fix = 'release keys add, or set RELEASE_KEY to a key that is';
  return [{ state: 'bad', what: `RELEASE_KEY (${id}) is not trusted`, fix }];
}

async function checkChannel({ store: open, trust, channel }: Patient): Promise<Finding[]> {
  const store = await open();
  const current = await store.readChannel(channel);
  const verify = createTrust(await trust()).verify;
  const found: Finding[] = [
    { state: 'good', what: `store answers; channel ${channel} is at revision ${current.revision}` },
  ];
  const freezes = [
    [`channel ${channel}`, current.frozen] as const,
    ...Object.entries(current.remotes).map(([remote, { frozen }]) => [remote, frozen] as const),
  ];
  for (const [what, frozen] of freezes)
    if (frozen)
      found.push({ state: 'warning', what: `${what} is frozen by ${frozen.by}`, fix: frozen.reason });
  for (const [remote, version] of liveVersions(current)) {
    const what = `${remote}@${version}`;
    found.push(
      ...(await attempt(what, async () => {
        verify(await store.readRelease(remote, version));
        const changed = await changedFile(store, remote, version);
        if (!changed) return [{ state: 'good', what: `${what} is signed and whole` }];
        const fix = `${changed} is not what was released: release rollback ${remote}, or publish the same build again`;
        return [{ state: 'bad', what, fix }];
      })),
    );
  }
  return found;
}

function liveVersions({ remotes }: Channel): [string, string][] {
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]): [string, string][] =>
    [stable, canary?.version].flatMap((version) => (version ? [[remote, version]] : [])),
  );
}

async function changedFile(
  store: ReleaseStore,
  remote: string,
  version: string,
): Promise<string | undefined> {
  const { files } = await store.readRelease(remote, version);
  for (const [path, { integrity }] of Object.entries(files)) {
    if (!hasIntegrity(await store.readFile(remote, version, path), integrity)) return path;
  }
  return undefined;
}

async function checkService(url: string | undefined): Promise<Finding[]> {
  if (!url) return [];
  const response = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(5000) });
  if (response.ok) return [{ state: 'good', what: `service at ${url} answers` }];
  return [{ state: 'bad', what: `service at ${url} answers ${response.status}`, fix: 'see its log' }];
}
