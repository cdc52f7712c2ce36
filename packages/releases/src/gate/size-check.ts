import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Check } from './gate';

const compress = promisify(gzip);

/**
 * Scripts and styles of a remote, gzipped, must stay within its budget.
 * @param budgets remote → kilobytes (1,000 bytes); a remote without one has none
 */
export function sizeCheck(budgets: Readonly<Record<string, number>>): Check {
  return {
    name: 'size',
    async run({ release, read }) {
      const budget = budgets[release.name];
      if (budget === undefined) return [];
      const paths = Object.keys(release.files).filter((path) => /^web\/.*\.(js|css)$/.test(path));
      const sizes = await Promise.all(
        paths.map(async (path) => ({ path, bytes: (await compress(await read(path))).length })),
      );
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      if (total <= budget) return [];
      const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
      return [
        {
          problem: `its scripts and styles are ${total.toFixed(1)} kB gzipped, ${(total - budget).toFixed(1)} kB above its budget of ${budget} kB; the largest is ${largest?.path} (${((largest?.bytes ?? 0) / 1000).toFixed(1)} kB)`,
          fix: 'Load less, or load it later; raise the budget in the root package.json only with the site in mind',
        },
      ];
    },
  };
}
