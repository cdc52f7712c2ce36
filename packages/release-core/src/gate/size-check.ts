import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Release } from '@kaadu/federation/release';
import * as z from 'zod';
import type { Check, Problem } from './gate';

const compress = promisify(gzip);

const Kilobytes = z.number().positive();

/**
 * Size budget of a remote, in kilobytes (1,000 bytes) of gzipped scripts and styles. A plain number limits the whole
 * remote; the object form also limits the files that a page loads for one expose, without the container entry.
 */
export const SizeBudget = z.union([
  Kilobytes,
  z.strictObject({ total: Kilobytes.optional(), exposes: z.record(z.string(), Kilobytes).default({}) }),
]);
export type SizeBudget = z.infer<typeof SizeBudget>;

export interface FileSize {
  readonly path: string;
  /** Gzipped size, in kilobytes. */
  readonly size: number;
}

/**
 * Checks that the scripts and styles of a remote, and of each of its exposes, stay within their budgets.
 * @param budgets size budgets by remote; an unlisted remote has no limit
 */
export function sizeCheck(budgets: Readonly<Record<string, SizeBudget>>): Check {
  return {
    name: 'size',
    async run({ release, read }, note) {
      const budget = Object.hasOwn(budgets, release.name) ? budgets[release.name] : undefined;
      if (budget === undefined) return [];
      const { total, exposes } = typeof budget === 'number' ? { total: budget, exposes: {} } : budget;
      const files = await measure(release, read);
      const problems = total === undefined ? [] : overBudget('its scripts and styles', files, total);
      for (const [expose, limit] of Object.entries(exposes))
        problems.push(...checkExpose(release, expose, files, limit));
      if (Object.keys(exposes).length > 0) {
        for (const expose of Object.keys(release.exposes))
          if (!Object.hasOwn(exposes, expose)) note(`${expose} has no size budget of its own`);
      }
      return problems;
    },
  };
}

/** Measures the scripts and styles of a release, without its copies of shared libraries. */
export async function measure(
  release: Release,
  read: (path: string) => Promise<Uint8Array>,
): Promise<FileSize[]> {
  const fallbacks = await sharedFallbacks(release, read);
  const paths = Object.keys(release.files).filter(
    (path) => /^web\/.*\.(js|css)$/.test(path) && !fallbacks.has(path),
  );
  const sizes = paths.map(async (path) => ({ path, size: (await compress(await read(path))).length / 1000 }));
  return Promise.all(sizes);
}

const Manifest = z.object({
  shared: z.array(
    z.object({
      assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
    }),
  ),
});

/** Returns the paths of the copies of shared libraries for hosts that lack them, from the manifest. */
async function sharedFallbacks({ web, exposes }: Release, read: (path: string) => Promise<Uint8Array>) {
  if (!web.manifest) return new Set<string>();
  const { shared } = Manifest.parse(JSON.parse(Buffer.from(await read(web.manifest)).toString('utf8')));
  const paths = shared
    .flatMap(({ assets: { js } }) => [...js.sync, ...js.async])
    .map((path) => `web/${path}`);
  const used = new Set(Object.values(exposes).flatMap(({ scripts }) => scripts));
  return new Set(paths.filter((path) => !used.has(path)));
}

/** Returns the files that a page loads for one expose, without the container entry. */
export function filesOf(
  assets: Release['exposes'][string] | undefined,
  files: readonly FileSize[],
): FileSize[] {
  const paths = new Set([...(assets?.scripts ?? []), ...(assets?.styles ?? [])]);
  return files.filter(({ path }) => paths.has(path));
}

function checkExpose(release: Release, expose: string, files: readonly FileSize[], limit: number): Problem[] {
  const assets = release.exposes[expose];
  // Another check covers missing exposes.
  if (!assets) return [];
  return overBudget(`the scripts and styles that ${expose} loads`, filesOf(assets, files), limit);
}

function overBudget(what: string, files: readonly FileSize[], limit: number): Problem[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return [];
  const [largest] = files.toSorted((a, b) => b.size - a.size);
  return [
    {
      problem: `${what} are ${total.toFixed(1)} kB gzipped, ${(total - limit).toFixed(1)} kB over the budget of ${limit} kB; the largest is ${largest?.path} (${largest?.size.toFixed(1)} kB)`,
      fix: 'Load less, or load it later; raise the budget in the package.json of the remote only if the site can afford it',
    },
  ];
}
