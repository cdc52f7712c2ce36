import * as z from 'zod/mini';

const hourMs = 36e5;
const LatestBuild = z.object({ id: z.string() });

/**
 * Checks hourly which build is the newest (§1, §9).
 * @returns whether this page is older, so that the next navigation should be a full page load
 */
export function watchBuild(build: string): () => boolean {
  let outdated = false;
  setInterval(() => {
    fetch('/builds/latest.json', { cache: 'no-store' })
      .then(async (response) => LatestBuild.parse(await response.json()))
      .then(({ id }) => {
        outdated = id !== build;
      })
      .catch((error: unknown) => console.warn('The update check failed:', error));
  }, hourMs);
  return () => outdated;
}
