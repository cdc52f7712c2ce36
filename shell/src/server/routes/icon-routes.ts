import { site } from '@kaadu/contracts';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../pages/read-shell-assets';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

/** Web app manifest (https://www.w3.org/TR/appmanifest/). */
const manifest = {
  id: '/',
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf7ee',
  theme_color: '#12402f',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(192, 'maskable'),
    icon(512, 'maskable'),
  ],
} as const;

/** Icons of the manifest, and the one that phones request at this path regardless of the page. */
const iconFiles = [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }];

/**
 * Registers the web manifest and the icons of the manifest and the pages. @throws Error when the build lacks
 * one of them
 */
export function registerIcons(app: FastifyInstance, { bytes }: Pick<ShellAssets, 'bytes'>): void {
  const caching = 'public, max-age=86400';
  app.get('/site.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', caching)
      .send(JSON.stringify(manifest)),
  );
  for (const { src, type } of iconFiles) {
    const bytesOfFile = bytes.get(src.slice(1));
    if (!bytesOfFile) throw new Error(`The shell's build has no ${src}`);
    const file = Buffer.from(bytesOfFile);
    app.get(src, async (_request, reply) => reply.type(type).header('cache-control', caching).send(file));
  }
}
