import type { SiteOrigins } from '@kaadu/contracts';
import type { FastifyInstance } from 'fastify';
import { offlineAssetsName, serviceWorkerPath, type OfflineAssets } from '../../app/offline-assets';
import { noticeSheet } from '../../worker-protocol/notice-sheet';
import { assetText, brandMark, type ShellAssets } from '../pages/read-shell-assets';

export interface ServiceWorkerOptions {
  readonly assets: Pick<ShellAssets, 'bytes' | 'files' | 'styles'>;
  readonly origins: Pick<SiteOrigins, 'apiUrl'>;
  /** Whether the worker is on. Otherwise a worker that removes itself is served. */
  readonly isOn: boolean;
}

/** Path at which old releases of the content remote register a worker for vouchers. */
const formerPath = '/voucher-worker.js';

/**
 * Serves the service worker. Data of the build is prepended to its code, so that browsers update the worker
 * when it changes.
 * @throws Error when the build lacks one of its files
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { assets, origins, isOn }: ServiceWorkerOptions,
): void {
  const script = Buffer.from(
    isOn
      ? `self.${offlineAssetsName}=${JSON.stringify(assetsOf(assets, origins))};\n${assetText(assets, 'service-worker.js')}`
      : assetText(assets, 'retired-worker.js'),
  );
  const policy = `default-src 'none'; connect-src 'self' ${new URL(origins.apiUrl).origin}`;
  for (const path of [serviceWorkerPath, formerPath])
    app.get(path, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(script),
    );
}

function assetsOf(
  { files, styles, bytes }: ServiceWorkerOptions['assets'],
  { apiUrl }: Pick<SiteOrigins, 'apiUrl'>,
): OfflineAssets {
  return {
    styles: styles.map((path) => `/assets/${path}`),
    sheet: `/assets/${noticeSheet({ files })}`,
    mark: brandMark({ bytes }),
    apiUrl,
  };
}
