import type { BrowserHost } from '@kaadu/federation/browser';
import { followBuilds } from '@kaadu/federation/development';
import type { PageReleaseSet } from '@kaadu/federation/release';
import * as z from 'zod/mini';
import { DevelopmentProblem } from '../../app/development-problem';
import { showProblems } from './overlay';
import { reportUncaughtProblems } from './problems';

/** Follows builds (hot reload), and shows their problems over the page. */
export function followDevelopmentBuilds(host: BrowserHost, releases: PageReleaseSet): void {
  const builds = followBuilds(host, releases);
  builds.addEventListener('problems', (event: MessageEvent<string>) => {
    showProblems(z.array(DevelopmentProblem).parse(JSON.parse(event.data)));
  });
  reportUncaughtProblems();
}
