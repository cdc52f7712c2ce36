import type { ServerResponse } from 'node:http';
import type { SiteOrigins } from '@kaadu/contracts';
import { connectedOrigins } from '../../worker-protocol/connected-origins';
import { firstFonts } from '../../worker-protocol/first-fonts';
import type { AssetList } from '../../worker-protocol/asset-list';

/**
 * Returns `Link` headers for the resources of every page, which a browser can load while the page is being
 * rendered.
 */
export function earlyLinks(assets: Pick<AssetList, 'files'>, origins: SiteOrigins): string[] {
  return [
    ...connectedOrigins(origins).map((origin) => `<${origin}>; rel=preconnect`),
    ...firstFonts(assets).map(
      (path) => `</assets/${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
  ];
}

/**
 * Sends the links before the response (103 Early Hints, RFC 8297). Only if the proxy in front supports them:
 * an unprepared client takes them for the response.
 */
export function sendEarlyHints(response: ServerResponse, links: readonly string[]): void {
  if (links.length === 0 || response.headersSent || response.req.httpVersion === '1.0') return;
  response.writeEarlyHints({ link: [...links] });
}
