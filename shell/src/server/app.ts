import { randomUUID } from 'node:crypto';
import { createApi } from '@kaadu/api-client';
import { slotNames } from '@kaadu/contracts';
import { createRemoteHost } from '@kaadu/federation/server';
import { followChannel, ServiceClient, type FollowedTrust, type ReleaseStore } from '@kaadu/releases';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { securityHeaders } from './document/security-headers';
import type { ShellAssets } from './document/shell-assets';
import type { ShellEnv } from './env';
import { PageCache } from './page-cache';
import { RequestLog } from './request-log';
import { Admission } from './releases/admission';
import { HealthWatch } from './releases/health-watch';
import { LiveReleases } from './releases/live-releases';
import { createSlotData } from './releases/slot-data';
import { trialRender } from './releases/trial-render';
import { createTrustReview } from './releases/trust-review';
import { VersionHealth } from './releases/version-health';
import { registerAssets } from './routes/asset-routes';
import { registerDevelopment } from './routes/development-routes';
import { registerPages } from './routes/page-routes';
import { registerPreview } from './routes/preview-routes';
import { registerSiteFiles } from './routes/site-routes';

export interface ShellOptions {
  readonly env: ShellEnv;
  readonly assets: ShellAssets;
  readonly previewSecret: string;
  /** Whose releases may be let in. */
  readonly trust: FollowedTrust;
  readonly store: ReleaseStore;
}

/** The shell's HTTP server; closing it stops following the channel too. */
export function createShell({ env, assets, previewSecret, trust, store }: ShellOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: env.logLevel },
    logController: new RequestLog(),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).type('text/plain').send('This address is malformed. Check it for stray % signs.');
    },
  });
  const development = env.mode === 'development';
  const tellPages = development ? registerDevelopment(app) : () => undefined;
  const api = createApi({ baseUrl: env.apiInternalUrl, timeoutMs: 5000 });
  const host = createRemoteHost({ name: 'shell', source: store, trust, shared: sharedModules });
  const cache = new PageCache();
  const health = new VersionHealth();
  const slotData = createSlotData({ api, health, log: app.log });
  const releases = new LiveReleases({
    host,
    log: app.log,
    admission: new Admission({
      host,
      health,
      log: app.log,
      trialRender: (name, remote) => trialRender(api, env.origins, name, remote),
    }),
    history: () => store.history(env.channel),
    warm: (set) => Promise.all(slotNames.map((slot) => slotData(set, slot))),
    onSwap: (set) => {
      cache.clear();
      tellPages(set);
    },
  });
  const service = env.service && new ServiceClient(env.service);
  // Whoever develops a remote wants to see it fail.
  const watch = development
    ? undefined
    : new HealthWatch({ health, releases, service, channel: env.channel, log: app.log });
  const trustReview = createTrustReview({ releases, store, trust, log: app.log });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // A connection that is kept alive would hold the process until its client lets go.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply
      .code(status >= 400 && status < 500 ? status : 503)
      .type('text/plain')
      .send(
        status < 500
          ? 'This request is malformed.'
          : 'This page is not available just now. Please try again.',
      );
  });
  registerSiteFiles(app, { releases, siteUrl: env.origins.siteUrl, build: assets.build });
  registerAssets(app, { assets, store, releases });
  registerPreview(app, previewSecret, env.origins.siteUrl);
  registerPages(app, {
    render: { api, origins: env.origins, assets, slotData, health },
    releases,
    cache,
    previewSecret,
    setWithout: (failed, set) => (development ? undefined : releases.setWithout(failed, set)),
  });

  trust.onChange(() => void trustReview.review());
  let stopFollowing: (() => void) | undefined;
  app.addHook('onReady', async () => {
    // Serving begins with the first channel, so that nobody sees a page of stand-ins while it is read.
    await new Promise<void>((resolve) => {
      stopFollowing = followChannel(store, env.channel, {
        onChange: (channel) => {
          watch?.channelMoved(channel);
          void releases.apply(channel).then(resolve);
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
    watch?.stop();
    trustReview.stop();
    releases.stop();
  });
  return app;
}

const sharedModules = {
  react: { version: React.version, module: React },
  'react-dom': { version: React.version, module: ReactDOM },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
};

/** The caller's request id when it is a plain one, else a new one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
