import { createApi } from '@kaadu/api-client';
import { slotNames } from '@kaadu/contracts';
import contracts from '@kaadu/contracts/package.json';
import { createRemoteHost } from '@kaadu/federation/server';
import { followChannel, ServiceClient, type FollowedTrust, type ReleaseStore } from '@kaadu/releases';
import type { FastifyInstance } from 'fastify';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ShellAssets } from './document/shell-assets';
import { createSlotData } from './document/slot-data';
import type { ShellEnv } from './env';
import { createHttpServer } from './http-server';
import { PageCache } from './page-cache';
import { trialRender } from './releases/admission/trial-render';
import { createTrustReview } from './releases/admission/trust-review';
import { ChannelFaults } from './releases/channel-faults';
import { HealthMonitor } from './releases/health/health-monitor';
import { VersionHealth } from './releases/health/version-health';
import { LiveReleases } from './releases/live-releases';
import { PublishedFiles } from './releases/published-files';
import { registerAssets } from './routes/asset-routes';
import { registerDevelopment } from './routes/development-routes';
import { registerPages } from './routes/page-routes';
import { registerPreview } from './routes/preview-routes';
import { registerSiteFiles } from './routes/site-routes';

export interface ShellOptions {
  readonly env: ShellEnv;
  readonly assets: ShellAssets;
  readonly previewSecret: string;
  /** Decides whose releases are admitted. */
  readonly trust: FollowedTrust;
  readonly store: ReleaseStore;
}

/** The shell's HTTP server. Once it is ready it follows the channel, until it is closed. */
export function createShell({ env, assets, previewSecret, trust, store }: ShellOptions): FastifyInstance {
  const { origins } = env;
  const app = createHttpServer(env.logLevel);
  const { log } = app;
  const isDevelopment = env.mode === 'development';
  const announceBuild = isDevelopment ? registerDevelopment(app) : () => undefined;
  const api = createApi({ baseUrl: env.apiInternalUrl, timeoutMs: 5000 });
  const cache = new PageCache();
  const health = new VersionHealth();
  const slotData = createSlotData({ api, health, log });
  const releases = new LiveReleases({
    host: createRemoteHost({ name: 'shell', source: store, trust, shared: sharedModules }),
    health,
    log,
    trialRender: (name, remote) => trialRender(api, origins, name, remote),
    history: () => store.history(env.channel),
    warm: (set) => Promise.all(slotNames.map((slot) => slotData(set, slot))),
    onSwap: (set) => {
      cache.clear();
      announceBuild(set);
    },
  });
  const render = {
    api,
    origins,
    assets,
    slotData,
    health,
    // Whoever develops a remote must see it fail.
    selection: isDevelopment ? undefined : releases.selection,
  };
  const faults = new ChannelFaults({ store, channel: env.channel, log });
  registerSiteFiles(app, { releases, faults, siteUrl: origins.siteUrl, build: assets.build });
  const published = new PublishedFiles({ store, trust });
  registerAssets(app, { assets, releases, published });
  registerPreview(app, previewSecret, origins.siteUrl);
  registerPages(app, { render, releases, cache, previewSecret, paymentCheckout: env.paymentCheckout });

  const service = env.service && new ServiceClient(env.service);
  const monitor = isDevelopment
    ? undefined
    : new HealthMonitor({
        health,
        releases,
        service,
        channel: env.channel,
        contract: contracts.version,
        log,
      });
  const trustReview = createTrustReview({ releases, store, trust, log });
  trust.onChange(() => published.clear());
  trust.onChange(() => void trustReview.review());
  followChannelWhileOpen(app, { store, channel: env.channel, releases, monitor, faults });
  app.addHook('onClose', async () => {
    monitor?.stop();
    trustReview.stop();
    releases.stop();
  });
  return app;
}

interface ChannelFollowing {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly releases: LiveReleases;
  readonly monitor: HealthMonitor | undefined;
  readonly faults: ChannelFaults;
}

/** The server is ready once the first state of the channel is applied, so that nobody gets a page of stand-ins before. */
function followChannelWhileOpen(
  app: FastifyInstance,
  { store, channel, releases, monitor, faults }: ChannelFollowing,
): void {
  let stopFollowing: (() => void) | undefined;
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve) => {
      stopFollowing = followChannel(store, channel, {
        onChange: (state) => {
          monitor?.onChannelChange(state);
          void faults.check();
          void releases.apply(state).then(resolve);
        },
        onError: (error) => {
          app.log.error({ err: error }, 'the release store does not answer; the last known channel stays');
          resolve();
        },
      });
    });
  });
  app.addHook('onClose', async () => {
    stopFollowing?.();
    faults.stop();
  });
}

const sharedModules = {
  react: { version: React.version, module: React },
  'react-dom': { version: React.version, module: ReactDOM },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
};
