import type { ServerResponse } from 'node:http';
import { developmentBuildsPath, type DevelopmentProblem } from '@kaadu/federation/release';
import type { ServedSet } from '../selection/served-set';

/** Notifies open pages of the builds that go live, and of problems, in development. */
export class DevelopmentBuilds {
  readonly #pages = new Set<ServerResponse>();
  #latest: Pick<ServedSet, 'page'> | undefined;
  #problems: readonly DevelopmentProblem[] | undefined;

  /** Sends a set that went live to the open pages, and to those that open later. */
  announce(set: Pick<ServedSet, 'page'>): void {
    this.#latest = set;
    for (const page of this.#pages) send(page, set);
  }

  /** Sends all current problems to the open pages, and to those that open later. */
  announceProblems(problems: readonly DevelopmentProblem[]): void {
    this.#problems = problems;
    for (const page of this.#pages) sendProblems(page, problems);
  }

  /**
   * Opens the stream of a page. It begins with the current set, which may be newer than the page, and the current
   * problems.
   */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    if (this.#latest) send(response, this.#latest);
    if (this.#problems) sendProblems(response, this.#problems);
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  /** Opens the stream if the path is its own. @returns false for any other path */
  respond({ pathname }: URL, response: ServerResponse): boolean {
    if (pathname !== developmentBuildsPath) return false;
    this.open(response);
    return true;
  }
}

function send(page: ServerResponse, set: Pick<ServedSet, 'page'>): void {
  page.write(`data: ${JSON.stringify(set.page)}\n\n`);
}

function sendProblems(page: ServerResponse, problems: readonly DevelopmentProblem[]): void {
  page.write(`event: problems\ndata: ${JSON.stringify(problems)}\n\n`);
}
