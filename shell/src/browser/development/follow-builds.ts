import type { BrowserHost } from '@kaadu/federation/browser';
import { followBuilds } from '@kaadu/federation/development';
import type { PageReleaseSet } from '@kaadu/federation/release';
import { reportUncaughtProblems } from './problems';

/** Follows builds (hot reload), and reports uncaught errors of the page. */
export function followDevelopmentBuilds(host: BrowserHost, releases: PageReleaseSet): void {
  followBuilds(host, releases);
  reportUncaughtProblems();
}
