import { hasIntegrity } from '@kaadu/federation/integrity';
import { messageOf } from '@kaadu/federation/release';
import { type Channel, createTrust, readKey, type ReleaseStore, type TrustList } from '@kaadu/release-core';
import { checkAudit, noLine } from '@kaadu/release-core/operations';
import type { ReleaseControl } from '@kaadu/release-core/service-client';
import type { Context } from './commands/context';

export interface Finding {
  readonly state: 'good' | 'warning' | 'bad';
  readonly what: string;
  readonly fix?: string;
}

export interface DiagnoseOptions {
  readonly store: () => Promise<ReleaseStore>;
  readonly trust: () => Promise<TrustList>;
  readonly channel: string;
  readonly keyFile: string | undefined;
  /** URL of the control-plane service, if one is used. */
  readonly service: string | undefined;
  /** Runs work on the state of the service, if it can be read from this machine. */
  readonly withState?: Context['withState'];
  /** Current time, in milliseconds since the epoch; defaults to the clock. */
  readonly now?: number;
}

/** Remaining validity below which a key is reported, in milliseconds. */
const expiryWarningMs = 30 * 86_400_000;

/** Checks all dependencies of releases. A failing check does not stop the others. */
export async function diagnose(options: DiagnoseOptions): Promise<Finding[]> {
  const { now = Date.now() } = options;
  return [
    ...(await attempt('trust list', async () => checkKeys(await options.trust(), now))),
    ...(await attempt('signing key', () => checkSigningKey(options))),
    ...(await attempt('store', () => checkChannel(options))),
    ...(await attempt('service', () => checkService(options.service))),
    ...(await attempt('audit log', () => checkAuditLog(options))),
  ];
}

/** Checks what a machine without store and trust list depends on: the service, and its token for the channel. */
export async function diagnoseService(
  service: string,
  control: Pick<ReleaseControl, 'status'>,
  channel: string,
): Promise<Finding[]> {
  return [
    ...(await attempt('service', () => checkService(service))),
    ...(await attempt('channel', async () => {
      const { revision, fault, frozen, remotes } = await control.status(channel);
      const states = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
      return [
        { state: 'good', what: `the token may read channel ${channel}, which is at revision ${revision}` },
        ...(fault ? [{ state: 'bad' as const, what: `history of channel ${channel}`, fix: fault }] : []),
        ...freezesOf({ frozen, remotes: states }, channel),
      ];
    })),
  ];
}

async function attempt(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [{ state: 'bad', what, fix: messageOf(error) }];
  }
}

function checkKeys({ keys }: TrustList, now: number): Finding[] {
  return keys.map(({ id, owner, notAfter, revoked }): Finding => {
    const what = `key ${id} of ${owner}`;
    if (revoked) return { state: 'good', what: `${what} is revoked` };
    if (!notAfter)
      return { state: 'warning', what: `${what} never expires`, fix: 'acceptable for development only' };
    const remainingMs = Date.parse(notAfter) - now;
    const date = notAfter.slice(0, 10);
    const fix = 'create one with release keys new, then sign the live versions with release sign';
    if (remainingMs < 0) return { state: 'bad', what: `${what} expired on ${date}`, fix };
    if (remainingMs < expiryWarningMs) return { state: 'warning', what: `${what} expires on ${date}`, fix };
    return { state: 'good', what: `${what} is valid until ${date}` };
  });
}

async function checkSigningKey({ keyFile, trust }: DiagnoseOptions): Promise<Finding[]> {
  if (!keyFile) return [];
  const { id } = await readKey(keyFile);
  const trusted = (await trust()).keys.find((key) => key.id === id);
  if (trusted && !trusted.revoked)
    return [{ state: 'good', what: `RELEASE_KEY is key ${id} of ${trusted.owner}` }];
  const fix = 'trust it with release keys add, or set RELEASE_KEY to a trusted key';
  return [{ state: 'bad', what: `RELEASE_KEY (${id}) is not trusted`, fix }];
}

async function checkChannel({ store: open, trust, channel }: DiagnoseOptions): Promise<Finding[]> {
  const store = await open();
  const current = await store.readChannel(channel);
  const { verify } = createTrust(await trust());
  const live = liveVersions(current).map(([remote, version]) =>
    attempt(`${remote}@${version}`, async () => {
      verify(await store.readRelease(remote, version));
      return [await checkFiles(store, remote, version)];
    }),
  );
  return [
    { state: 'good', what: `the store responds; channel ${channel} is at revision ${current.revision}` },
    ...(await checkHistory(store, channel)),
    ...freezesOf(current, channel),
    ...(await Promise.all(live)).flat(),
  ];
}

async function checkHistory(store: ReleaseStore, channel: string): Promise<Finding[]> {
  const fault = await store.checkHistory(channel);
  if (fault) return [{ state: 'bad', what: `history of channel ${channel}`, fix: fault }];
  return [{ state: 'good', what: `the history of channel ${channel} is unchanged since it was written` }];
}

function freezesOf({ frozen, remotes }: Freezes, channel: string): Finding[] {
  const freezes = [
    { what: `channel ${channel}`, frozen },
    ...Object.entries(remotes).map(([remote, live]) => ({ what: remote, frozen: live.frozen })),
  ];
  return freezes.flatMap(({ what, frozen: freeze }): Finding[] =>
    freeze ? [{ state: 'warning', what: `${what} is frozen by ${freeze.by}`, fix: freeze.reason }] : [],
  );
}

interface Freezes extends Pick<Channel, 'frozen'> {
  readonly remotes: Readonly<Record<string, Pick<Channel, 'frozen'>>>;
}

function liveVersions({ remotes }: Channel): [string, string][] {
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]): [string, string][] =>
    [stable, canary?.version].flatMap((version) => (version ? [[remote, version]] : [])),
  );
}

async function checkFiles(store: ReleaseStore, remote: string, version: string): Promise<Finding> {
  const what = `${remote}@${version}`;
  const { files } = await store.readRelease(remote, version);
  for (const [path, { integrity }] of Object.entries(files)) {
    if (hasIntegrity(await store.readFile(remote, version, path), integrity)) continue;
    const fix = `${path} is not the file that was released: release rollback ${remote}, or publish the same build again`;
    return { state: 'bad', what, fix };
  }
  return { state: 'good', what: `${what} is signed and complete` };
}

async function checkAuditLog({ withState, trust }: DiagnoseOptions): Promise<Finding[]> {
  if (!withState) return [];
  const accepted = createTrust(await trust());
  const { head, fault } = await withState((storage) => checkAudit(storage, accepted));
  if (fault) return [{ state: 'bad', what: 'audit log of the service', fix: fault }];
  return head === noLine
    ? []
    : [{ state: 'good', what: 'the audit log of the service is as it was written' }];
}

async function checkService(url: string | undefined): Promise<Finding[]> {
  if (!url) return [];
  const response = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(5000) });
  if (response.ok) return [{ state: 'good', what: `service at ${url} responds` }];
  return [{ state: 'bad', what: `service at ${url} responds with ${response.status}`, fix: 'see its log' }];
}
