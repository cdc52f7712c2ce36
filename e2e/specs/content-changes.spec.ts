import { randomUUID } from 'node:crypto';
import { paths } from '@kaadu/contracts';
import * as z from 'zod';
import { test, expect } from '../fixtures/shell-test';
import { readContent, removeContent, saveStory } from '../support/editor';

/** Some 150 fit into the page cache. */
const mostPages = 120;
const Saved = z.object({ primary_key: z.number() });

/** Older than what the footer shows on every page. */
async function publishStory(title: string): Promise<number> {
  const { primary_key } = Saved.parse(
    await saveStory({
      title,
      description: 'A wet walk above the clouds.',
      author: 'Nila Das',
      published_at: '2019-06-20',
      sections: [{ heading: null, paragraphs: ['It rained.'] }],
      destination_pk: null,
      image_path: null,
      state: 'published',
    }),
  );
  return primary_key;
}

async function rewrite(key: number, text: string): Promise<void> {
  const { body, version } = await readContent('stories', key);
  const sections = [{ heading: null, paragraphs: [text] }];
  await saveStory({ ...body, sections, primary_key: key, version, state: 'published' });
}

async function readMetrics(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );
  return {
    kept: valueOf('page_cache_pages'),
    rendered: valueOf('page_render_duration_seconds_count'),
    unchanged: valueOf('page_cache_validations_total{outcome="unchanged"}'),
    requests: valueOf('page_validator_requests_total'),
  };
}

test('an edit has only those kept pages rendered anew that show it', async ({ shell: start, freePort }, {
  annotations,
}) => {
  test.setTimeout(240_000);
  const port = freePort();
  const shell = await start({ name: 'content-changes', env: { METRICS_PORT: String(port) } });
  const shown = async (path: string) => (await fetch(shell.url + path)).text();
  const title = `Rain in ${randomUUID().slice(0, 8)}`;
  const key = await publishStory(title);
  const story = paths.story.getHref(title.toLowerCase().replaceAll(' ', '-'), key);
  const sitemap = await shown('/sitemap.xml');
  const others = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== story)
    .slice(0, mostPages - 1);
  const visitAll = async () => {
    for (const path of [story, ...others]) await shown(path);
  };

  // Other specs may publish what all pages show, between the edit and the count: then there is another edit.
  await expect(async () => {
    await visitAll();
    const before = await readMetrics(port);
    const text = `It poured: ${randomUUID()}.`;
    await rewrite(key, text);
    await expect.poll(() => shown(story)).toContain(text);
    // All of them are served, and validated meanwhile.
    await visitAll();
    await expect
      .poll(async () => (await readMetrics(port)).unchanged - before.unchanged)
      .toBeGreaterThanOrEqual(others.length);
    const after = await readMetrics(port);
    const rendered = after.rendered - before.rendered;
    annotations.push({
      type: 'counts',
      description: `kept ${after.kept}, rendered anew ${rendered}, requests ${after.requests - before.requests}`,
    });
    expect(after.kept).toBeGreaterThanOrEqual(others.length);
    // The story, and the list that has it, which may be of several pages.
    expect(rendered).toBeLessThanOrEqual(5);
  }).toPass({ timeout: 200_000 });
  await removeContent('stories', key);
});
