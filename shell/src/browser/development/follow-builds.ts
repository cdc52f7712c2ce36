import type { BrowserHost } from '@kaadu/federation/browser';
import { PageReleaseSet } from '@kaadu/federation/release';
import * as Refresh from 'react-refresh/runtime';
import * as z from 'zod/mini';
import { developmentBuildsPath, DevelopmentProblem } from '../../app/development-problem';
import { showProblems } from './overlay';
import { reportUncaughtProblems } from './problems';

/**
 * Hot reload: when the server has a new build of a remote, the page switches to it without losing its state.
 * Problems are shown over the page.
 */
export function followDevelopmentBuilds(host: BrowserHost, releases: PageReleaseSet): void {
  const current = { ...releases };
  const builds = new EventSource(developmentBuildsPath);
  builds.addEventListener('message', (event: MessageEvent<string>) => {
    void applyBuilds(host, current, PageReleaseSet.parse(JSON.parse(event.data)));
  });
  builds.addEventListener('problems', (event: MessageEvent<string>) => {
    showProblems(z.array(DevelopmentProblem).parse(JSON.parse(event.data)));
  });
  reportUncaughtProblems();
}

async function applyBuilds(
  host: BrowserHost,
  current: PageReleaseSet,
  latest: PageReleaseSet,
): Promise<void> {
  for (const [remote, release] of Object.entries(latest)) {
    const before = current[remote];
    if (before?.version === release.version) continue;
    current[remote] = release;
    await host.replace(remote, release);
    if (before) removeStyles(remote, before.version);
  }
  Refresh.performReactRefresh();
}

/** Removes the style sheets of the previous build; otherwise rules deleted from the source would stay. */
function removeStyles(remote: string, version: string): void {
  const folder = `/releases/${remote}/${version}/`;
  const selector = `link[rel="stylesheet"][href*="${folder}"], style[data-address^="${folder}"]`;
  for (const sheet of document.querySelectorAll(selector)) sheet.remove();
}
