import { randomUUID } from 'node:crypto';
import { test, expect } from '../../fixtures/shell-test';
import { removeContent } from '../../support/people/editor';
import { readPageCache, sitemapPaths } from '../../support/processes/page-cache';
import { publishOldStory, rewriteStory } from '../../support/people/stories';

test('an edit renders again only the cached pages that show it', async ({ shell: start, freePort }) => {
  test.setTimeout(240_000);
  const port = freePort();
  const shell = await start({ name: 'content-changes', env: { METRICS_PORT: String(port) } });
  const shown = async (path: string) => (await fetch(shell.url + path)).text();
  const story = await publishOldStory();
  const pages = new Set([story.path, ...(await sitemapPaths(shell.url))]);
  const visitAll = async () => {
    for (const path of pages) await shown(path);
  };

  // Other specs may publish content of all pages between the edit and the count; then the edit is repeated.
  await expect(async () => {
    await visitAll();
    const before = await readPageCache(port);
    const text = `It poured: ${randomUUID()}.`;
    await rewriteStory(story, text);
    await expect.poll(() => shown(story.path)).toContain(text);
    await visitAll();
    // A page or two are never cached.
    await expect
      .poll(async () => (await readPageCache(port)).unchanged - before.unchanged)
      .toBeGreaterThan(0.9 * pages.size);
    const { cached, rendered } = await readPageCache(port);
    expect(cached).toBeGreaterThan(0.9 * pages.size);
    // The story, the lists with it, and uncached pages, twice.
    expect(rendered - before.rendered).toBeLessThan(0.1 * pages.size);
  }).toPass({ timeout: 200_000 });
  await removeContent('stories', story.key);
});
