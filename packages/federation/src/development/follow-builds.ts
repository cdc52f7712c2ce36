import * as Refresh from 'react-refresh';
import * as z from 'zod/mini';
import type { BrowserHost } from '../browser/browser-host';
import { developmentBuildsPath } from '../release/development-builds-path';
import { DevelopmentProblem } from '../release/development-problem';
import { PageReleaseSet } from '../release/page-release';
import { showProblems } from './overlay';

/**
 * Switches the page to each new build of a remote without losing its state (hot reload), and shows problems
 * of builds over the page. For development builds only.
 * @param releases release set that the page was rendered with
 * @returns the stream of builds
 */
export function followBuilds(host: Pick<BrowserHost, 'replace'>, releases: PageReleaseSet): EventSource {
  const current = { ...releases };
  const builds = new EventSource(developmentBuildsPath);
  builds.addEventListener('message', (event: MessageEvent<string>) => {
    applyBuilds(host, current, PageReleaseSet.parse(JSON.parse(event.data))).catch(console.warn);
  });
  builds.addEventListener('problems', (event: MessageEvent<string>) => {
    showProblems(z.array(DevelopmentProblem).parse(JSON.parse(event.data)));
  });
  return builds;
}

async function applyBuilds(
  host: Pick<BrowserHost, 'replace'>,
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
