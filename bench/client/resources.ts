import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Raw and transferred bytes of a kind of resource. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface Resource extends Sizes {
  /** A remote, `shell`, `document`, `images`, or another path. */
  readonly owner: string;
  readonly kind: 'document' | 'styles' | 'scripts' | 'fonts' | 'images' | 'data';
  readonly path: string;
  /** Executed bytes of a script, when coverage was requested. */
  readonly used?: number;
}

const kinds: Readonly<Record<string, Resource['kind']>> = {
  document: 'document',
  stylesheet: 'styles',
  script: 'scripts',
  font: 'fonts',
  image: 'images',
};
/** Kinds that are sent compressed; fonts and images are compressed themselves. */
const compressed = new Set<Resource['kind']>(['document', 'styles', 'scripts', 'data']);

function sizesOf(bytes: Buffer, kind: Resource['kind']): Sizes {
  const raw = bytes.length;
  if (!compressed.has(kind)) return { raw, gzip: raw, brotli: raw };
  return { raw, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

function ownerOf(path: string, kind: Resource['kind']): string {
  if (kind === 'document') return 'document';
  const [, remote] = /^\/releases\/([\w-]+)\//.exec(path) ?? [];
  if (remote) return remote;
  if (path.startsWith('/monolith/')) return 'monolith';
  if (path.startsWith('/assets/')) return 'shell';
  return path.startsWith('/images/') ? 'images' : kind;
}

/**
 * Returns everything that a page loads until it is interactive and the network is idle, in a new browser
 * profile on a phone. Reports the executed share of each script. Inline styles count as styles, not as
 * document.
 */
export async function loadedBy(browser: Browser, url: string): Promise<Resource[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const pending: Promise<Resource[]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = kinds[response.request().resourceType()] ?? 'data';
    const own = async (): Promise<Resource[]> => {
      const bytes = await response.body().catch(() => Buffer.alloc(0));
      return bytes.length === 0 ? [] : resourcesIn(bytes, kind, pathname);
    };
    pending.push(own());
  });
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const coverage = await page.coverage.stopJSCoverage();
  const used = new Map(
    coverage.map(({ url: script, ...entry }) => [new URL(script).pathname, usedBytes(entry)]),
  );
  const resources = (await Promise.all(pending)).flat();
  await context.close();
  return resources.map((one) => ({ ...one, ...(used.has(one.path) && { used: used.get(one.path) ?? 0 }) }));
}

function resourcesIn(bytes: Buffer, kind: Resource['kind'], path: string): Resource[] {
  if (kind !== 'document') return [{ owner: ownerOf(path, kind), kind, path, ...sizesOf(bytes, kind) }];
  const html = bytes.toString('utf8');
  const sheets = [...html.matchAll(/<style data-href="[^"]*" data-address="([^"]*)">([\s\S]*?)<\/style>/g)];
  const rest = sheets.reduce((text, [whole]) => text.replace(whole, ''), html);
  return [
    { owner: 'document', kind, path, ...sizesOf(Buffer.from(rest), kind) },
    ...sheets.map(([, address = '', text = '']) => ({
      owner: ownerOf(address, 'styles'),
      kind: 'styles' as const,
      path: address,
      ...sizesOf(Buffer.from(text), 'styles'),
    })),
  ];
}

interface CoveredScript {
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** Counts the executed characters of a script: inner ranges override the outer ones. */
function usedBytes({ functions }: CoveredScript): number {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  let used = 0;
  let at = 0;
  const open: { readonly endOffset: number; readonly count: number }[] = [];
  const advance = (to: number) => {
    while (at < to) {
      while (open.length > 0 && (open.at(-1)?.endOffset ?? 0) <= at) open.pop();
      const top = open.at(-1);
      const end = Math.min(to, top?.endOffset ?? to);
      if (top && top.count > 0) used += end - at;
      at = end;
    }
  };
  for (const range of ranges) {
    advance(range.startOffset);
    open.push(range);
  }
  advance(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  return used;
}

/** Adds up the sizes of resources. */
export function total(resources: readonly Resource[]): Sizes {
  const sum = (key: keyof Sizes) => resources.reduce((bytes, one) => bytes + one[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}
