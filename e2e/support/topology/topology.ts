import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore, type ReleaseStore } from '@kaadu/release-core';
import { S3Server } from '../../../packages/release-core/fixtures/s3-server';
import { freePorts } from '../../../scripts/site/processes/free-ports';
import { dataDir, root, storeDir } from '../../environment';
import { siteVersions } from '../releases/releases';
import { startService, type Service } from '../processes/service';
import { startLoadBalancer, type LoadBalancer } from './load-balancer';
import { startPart, type Part } from './part';
import { startApi } from './start-api';

const channel = 'production';
/** Longer than the proxy takes to detect that a process is not ready. */
const drain = { DRAIN_DELAY_MS: '1000', CLOSE_DEADLINE_MS: '15000' };
const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'topology' };

/** The processes of deploy/compose.yaml on this machine, in production mode. */
export interface Topology {
  readonly site: LoadBalancer;
  readonly api: LoadBalancer;
  readonly shells: readonly Part[];
  readonly apis: readonly Part[];
  readonly service: Service;
  readonly store: ReleaseStore;
  readonly channel: string;
  stop(): Promise<void>;
}

/**
 * Starts two APIs on one PostgreSQL database, two shells on a bucket, each pair behind a reverse proxy, and the release
 * service.
 * @param databaseUrl an empty database
 */
export async function startTopology(databaseUrl: string): Promise<Topology> {
  await rm(join(dataDir, 'topology'), { recursive: true, force: true });
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  const keep = <Stoppable extends { stop(): Promise<unknown> }>(part: Stoppable): Stoppable => {
    stops.push(() => part.stop());
    return part;
  };
  try {
    const bucket = keep(await startBucket());
    const [servicePort = 0, ...rest] = await freePorts(5);
    const ports = { apis: rest.slice(0, 2), shells: rest.slice(2) };
    const api = keep(await startLoadBalancer(ports.apis));
    const site = keep(await startLoadBalancer(ports.shells));
    const place = { storeDir: bucket.location, channel };
    const trusted = { ...credentials, RELEASE_TRUST: bucket.trustFile };
    const service = keep(
      await startService(place, { name: 'topology-service', port: servicePort, env: trusted }),
    );
    await seed(databaseUrl);
    const shared = sharedSettings(site.url, api.url);
    const apis = await startEach(ports.apis, (port, index) =>
      startApi(port, index, { ...shared, DATABASE_URL: databaseUrl }),
    );
    apis.forEach(keep);
    await api.serves(...ports.apis);
    const releases = { ...trusted, ...service.shellEnv, RELEASE_STORE: bucket.location };
    const pageSecret = randomBytes(32).toString('base64url');
    const shells = await startEach(ports.shells, (port, index) =>
      startShell(port, index, { ...shared, ...releases }, pageSecret),
    );
    shells.forEach(keep);
    await site.serves(...ports.shells);
    return { site, api, shells, apis, service, store: bucket.store, channel, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEach(
  ports: readonly number[],
  start: (port: number, index: number) => Promise<Part>,
): Promise<Part[]> {
  const parts: Part[] = [];
  // One after the other: the first migrates the database.
  for (const [index, port] of ports.entries()) parts.push(await start(port, index + 1));
  return parts;
}

/** Returns the settings shared by both kinds of processes. */
function sharedSettings(siteUrl: string, apiUrl: string): NodeJS.ProcessEnv {
  return {
    ...drain,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '1',
    REPORT_TOKEN: 'topology-report-token-of-32-characters',
    SITE_URL: siteUrl,
    SITE_ORIGIN: siteUrl,
    API_URL: apiUrl,
    API_ORIGIN: apiUrl,
  };
}

function startShell(port: number, index: number, env: NodeJS.ProcessEnv, pageSecret: string): Promise<Part> {
  return startPart({
    name: `shell-${index}`,
    port,
    args: [join('shell', 'dist', 'server', 'server.cjs')],
    env: { ...env, PORT: String(port), RELEASE_CHANNEL: channel, WORKERS: '1' },
    // Behind one origin, a page token of either shell must be valid at both (ADR 034).
    files: { 'page-secret': pageSecret },
  });
}

/** Loads the sample content like an operator. */
async function seed(databaseUrl: string): Promise<void> {
  const command = ['--import', 'tsx', join('packages', 'api', 'src', 'commands', 'seed.ts')];
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dataDir, 'topology', 'seed'),
  };
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
}

/** Starts a bucket with the versions that the site under test serves, and a channel that names them. */
async function startBucket() {
  const server = new S3Server();
  server.pageSize = 1000;
  const endpoint = await server.start();
  for (const [name, value] of Object.entries(credentials)) process.env[name] = value;
  const versions = await siteVersions();
  for (const [remote, version] of Object.entries(versions)) {
    const path = join('releases', remote, version);
    for (const entry of await readdir(join(storeDir, path), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      server.add(`site/${file.slice(storeDir.length + 1)}`, await readFile(file));
    }
  }
  const location = `s3://${server.bucket}/site?endpoint=${encodeURIComponent(endpoint)}&path-style=true`;
  const store = await openStore(location);
  const remotes = Object.fromEntries(
    Object.entries(versions).map(([remote, stable]) => [remote, { stable }]),
  );
  await store.moveChannel(channel, 0, { remotes, by: 'e2e', reason: 'start of a test' });
  return { store, location, trustFile: join(storeDir, 'trust.json'), stop: () => server.stop() };
}
