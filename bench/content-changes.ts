import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sparePorts } from '../e2e/environment';
import startSite from '../e2e/setup/start-site';
import { removeContent } from '../e2e/support/people/editor';
import { readPageCache, sitemapPaths } from '../e2e/support/processes/page-cache';
import { startShell } from '../e2e/support/processes/shell';
import { publishOldStory, rewriteStory } from '../e2e/support/people/stories';

/*
 * `npm run bench content-changes`: cost of one edited story, and of time alone, for a shell with many cached
 * pages: the number of pages rendered again when all are requested again.
 */
const { values: flags } = parseArgs({
  options: { pages: { type: 'string', default: '120' }, rounds: { type: 'string', default: '3' } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

async function measure(shellUrl: string, metricsPort: number): Promise<void> {
  const story = await publishOldStory();
  const pages = new Set([story.path, ...(await sitemapPaths(shellUrl, Number(flags.pages) - 1))]);
  const visitAll = async () => {
    for (const path of pages) await (await fetch(shellUrl + path)).text();
    // Pages revalidated in the background.
    await wait(1_000);
  };
  const row = async (what: string, work: () => Promise<void>) => {
    const before = await readPageCache(metricsPort);
    await work();
    const { cached, rendered, requests, cpu } = await readPageCache(metricsPort);
    const cells = [cached, rendered - before.rendered, requests - before.requests];
    print(`| ${[what, ...cells, (cpu - before.cpu).toFixed(2)].join(' | ')} |`);
  };
  await visitAll();
  print(
    '| what | cached | rendered again | requests to the API | CPU of the shell, s |\n|---|---|---|---|---|',
  );
  for (let round = 1; round <= Number(flags.rounds); round += 1) {
    await row('edit one story, then request all pages after 1.5 s and again after 6 s', async () => {
      await rewriteStory(story, `It poured, ${round}.`);
      await wait(1_500);
      await visitAll();
      await wait(3_000);
      await visitAll();
    });
    await row('edit one story, then request all pages after 7 s', async () => {
      await rewriteStory(story, `It dried, ${round}.`);
      await wait(7_000);
      await visitAll();
    });
    await row('request all pages after 11 s without an edit', async () => {
      await wait(11_000);
      await visitAll();
    });
  }
  await removeContent('stories', story.key);
}

const stopSite = await startSite();
try {
  const [port = 0, metricsPort = 0] = sparePorts;
  const env = { METRICS_PORT: String(metricsPort) };
  const shell = await startShell({ name: 'content-changes-bench', port, env });
  try {
    await measure(shell.url, metricsPort);
  } finally {
    await shell.stop();
  }
} finally {
  await stopSite();
}
