import type { FastifyInstance } from 'fastify';
import { faviconSvg } from './favicon';
import { voucherWorker } from './voucher-worker';
import type { ChannelFaults } from '../releases/channel-faults';
import type { LiveReleases } from '../releases/live-releases';

export interface SiteRoutesOptions {
  readonly releases: LiveReleases;
  readonly faults: Pick<ChannelFaults, 'current'>;
  readonly siteUrl: string;
  /** Hash of the shell's own build. */
  readonly build: string;
}

/** Health checks, the update check, robots.txt, the favicon and the service worker of vouchers. */
export function registerSiteFiles(
  app: FastifyInstance,
  { releases, faults, siteUrl, build }: SiteRoutesOptions,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const { id, versions } = releases.selection.live;
    return reply
      .code(releases.ready ? 200 : 503)
      .send({ status: releases.ready ? 'ok' : 'starting', id, versions, fault: faults.current });
  });

  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: `${build}.${releases.selection.live.id}` }),
  );

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nDisallow: /preview\nAllow: /\n\nHost: ${siteUrl}\n`),
  );

  // Its scope is below its own path's folder, so that it needs no Service-Worker-Allowed.
  app.get('/voucher-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(voucherWorker),
  );

  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(faviconSvg),
  );
}
