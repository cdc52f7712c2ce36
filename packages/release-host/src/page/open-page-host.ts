import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { messageOf } from '@kaadu/federation/release';
import { givenVariables, secretFile } from '@kaadu/node-runtime/data-dir';
import { followTrust, openStore, type ReleaseStore, trustFileOf } from '@kaadu/release-core';
import { readSettings, type Settings } from '@kaadu/release-core/project';
import { ServiceClient, withServiceHints } from '@kaadu/release-core/service-client';
import { HostedReleases } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { followBuildProblems } from './build-problems';
import { DevelopmentBuilds } from './development-builds';
import { HostFiles } from './host-files';
import { standardErrorLog } from './log';
import { PageHost } from './page-host';
import { PageReports } from './page-reports';
import { RenderWorkers, type PartRenderers } from './render-workers';
import { Visits } from './visits';

export interface PageHostOptions {
  /** Folder of the host's build, which has a `workerEntry`; relative to the working directory. */
  readonly folder: string;
  /** Version of the contract that the host was built with. */
  readonly contract: string;
  /** Defaults to RELEASE_CHANNEL, or `production`. */
  readonly channel?: string;
  /** Number of render workers. */
  readonly workers?: number;
  /** Returns the IP address of a client; that of the connection by default. Behind a proxy, pass the client's. */
  readonly clientOf?: (request: IncomingMessage) => string;
  readonly log?: HostLog;
}

/**
 * Opens a host that renders parts of pages, the markup of exposes, in worker threads. Reads store, trust list, data folder
 * and release service from the settings of the `release` command. With a service, it reports the counts of its versions,
 * so that canaries, rollouts and automatic rollback work. Resolves once the first state of the channel is served.
 */
export async function openPageHost(options: PageHostOptions): Promise<PageHost> {
  const { contract, channel = channelOf(process.env), workers = 1, log = standardErrorLog } = options;
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const isDevelopment = mode === 'development';
  const builds = isDevelopment ? developmentBuilds(process.env, log) : undefined;
  const folder = resolve(options.folder);
  const settings = readSettings(process.env, process.cwd());
  const trust = await followTrust(trustFileOf(settings), {
    onError: (error) => log.warn({ cause: messageOf(error) }, 'the trust list cannot be read'),
  });
  const { service } = settings;
  const hosted = new HostedReleases<PartRenderers>({
    store: withHints(await openStore(settings.store, settings.root, { trust }), settings, log),
    trust,
    channel,
    dataFolder: settings.dataFolder,
    log,
    // In development, failures do not block versions.
    monitoring: isDevelopment ? undefined : { contract, service: service && new ServiceClient(service) },
    onSwap: (set) => builds?.announce(set),
    startRenderers: (events) =>
      new RenderWorkers(
        { script: join(folder, 'server', 'render-worker.cjs'), size: workers, mode, log },
        events,
      ),
  });
  const files = await HostFiles.open(folder, hosted.published);
  await hosted.start();
  const visits = new Visits({ trust, channel, siteUrl: settings.siteUrl });
  const { clientOf = ({ socket }) => socket.remoteAddress ?? '' } = options;
  const secret = await secretFile(join(settings.dataFolder, 'page-secret'));
  const { health } = hosted;
  const reports = new PageReports({ secret, siteUrl: settings.siteUrl, health, log });
  return new PageHost(hosted, { files, visits, reports, clientOf, channel, log, builds });
}

/** Creates the stream of builds, with the failed ones that `release dev` writes to the file of its environment. */
function developmentBuilds(environment: NodeJS.ProcessEnv, log: HostLog): DevelopmentBuilds {
  const builds = new DevelopmentBuilds();
  const problems = givenVariables(environment)['RELEASE_BUILD_PROBLEMS'];
  if (problems !== undefined) followBuildProblems(problems, builds, log);
  return builds;
}

/** Returns the channel that the environment selects. */
function channelOf(environment: NodeJS.ProcessEnv): string {
  return givenVariables(environment)['RELEASE_CHANNEL'] ?? 'production';
}

/** Lets the service announce changes of the channel, if there is one. */
function withHints(store: ReleaseStore, { service }: Settings, log: HostLog): ReleaseStore {
  if (!service) return store;
  return withServiceHints(store, service, {
    onError: (error) => log.warn({ cause: messageOf(error) }, 'the release service does not respond'),
  });
}
