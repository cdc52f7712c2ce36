import type { ChannelFaults, LiveReleases } from '@kaadu/release-host';
import type { FastifyInstance } from 'fastify';
import { sitemapPath } from '../feeds/sitemap';
import { registerIcons } from './icon-routes';
import type { ShellAssets } from '../pages/read-shell-assets';
import type { Renderers } from '../render-workers/renderers';

export interface SiteRoutesOptions {
  readonly releases: LiveReleases;
  readonly renderers: Pick<Renderers, 'state'>;
  readonly faults: Pick<ChannelFaults, 'current'>;
  readonly siteUrl: string;
  readonly assets: Pick<ShellAssets, 'build' | 'bytes'>;
}

/** Registers health checks, the update check, robots.txt and icons. */
export function registerSiteFiles(
  app: FastifyInstance,
  { releases, renderers, faults, siteUrl, assets }: SiteRoutesOptions,
): void {
  registerIcons(app, assets);
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const { live, channel } = releases.selection;
    const status = app.drain.isDraining ? 'closing' : releases.ready ? 'ok' : 'starting';
    return reply.code(status === 'ok' ? 200 : 503).send({
      status,
      revision: channel?.revision,
      id: live.id,
      versions: live.versions,
      refused: releases.refused,
      workers: renderers.state,
      fault: faults.current,
    });
  });

  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: `${assets.build}.${releases.selection.live.id}` }),
  );

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /preview\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\nHost: ${siteUrl}\n`,
      ),
  );
}
