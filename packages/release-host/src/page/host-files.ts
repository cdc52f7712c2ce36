import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { assetUrl } from '@kaadu/federation/release';
import * as z from 'zod';
import type { PublishedFiles } from '../published-files';
import type { ServedSet } from '../selection/served-set';

/** Browser files of a host's build, as listed by `buildShell`. */
const HostBuild = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  files: z.record(z.string(), z.object({ integrity: z.string() })),
});
type HostBuild = z.infer<typeof HostBuild>;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

/** File with its response headers. */
export interface HostFile {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders an element with JSON that cannot end the element. */
export const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Serves the browser files of a host and of all published releases, and renders the elements that load them. */
export class HostFiles {
  readonly #folder: string;
  readonly #build: HostBuild;
  readonly #published: Pick<PublishedFiles, 'read'>;

  private constructor(folder: string, build: HostBuild, published: Pick<PublishedFiles, 'read'>) {
    this.#folder = folder;
    this.#build = build;
    this.#published = published;
  }

  /** @param folder of the host's build @throws Error when `buildShell` has not been run */
  static async open(folder: string, published: Pick<PublishedFiles, 'read'>): Promise<HostFiles> {
    const build = HostBuild.parse(JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')));
    return new HostFiles(folder, build, published);
  }

  /** Returns the file at a path of the site, or undefined. The content at a path never changes. */
  async read(path: string): Promise<HostFile | undefined> {
    const bytes = await this.#bytes(path);
    const type = contentTypes[extname(path)];
    if (!bytes || !type) return undefined;
    return {
      bytes,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        // Hosts on other sites load remotes too.
        'access-control-allow-origin': '*',
        // An SVG that is opened as a document must not run scripts with the site's origin.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    };
  }

  /**
   * Renders the head elements of a page: style sheets of its exposes, its versions, and the host's own files.
   * @param data JSON-compatible data that its parts were rendered with, for `pageData` in the browser
   */
  head({ remotes, page }: ServedSet, exposes: readonly string[], data?: unknown): string {
    const { scripts, styles, files } = this.#build;
    const integrity = (path: string) => `integrity="${files[path]?.integrity ?? ''}" crossorigin`;
    return [
      ...styles.map((path) => `<link rel="stylesheet" href="/assets/${path}" ${integrity(path)}>`),
      ...[...remotes.values()].flatMap(({ release }) =>
        exposes
          .flatMap((expose) => release.exposes[expose]?.styles ?? [])
          .map(
            // The remote's script finds its style sheet by `data-href`, so that it loads once.
            (path) =>
              `<link rel="stylesheet" href="${assetUrl(release, path)}" data-href="${path.replace('web/', '')}" integrity="${release.files[path]?.integrity ?? ''}" crossorigin>`,
          ),
      ),
      jsonElement('releases', page),
      ...(data === undefined ? [] : [jsonElement('page-data', data)]),
      ...scripts.map((path) => `<script src="/assets/${path}" ${integrity(path)} defer></script>`),
    ].join('');
  }

  async #bytes(path: string): Promise<Uint8Array | undefined> {
    const [, kind, name = '', version = '', ...rest] = path.split('/');
    const own = path.slice('/assets/'.length);
    if (kind === 'assets' && Object.hasOwn(this.#build.files, own))
      return readFile(join(this.#folder, 'web', own));
    const file = rest.join('/');
    if (kind === 'releases' && file.startsWith('web/')) return this.#published.read(name, version, file);
    return undefined;
  }
}
