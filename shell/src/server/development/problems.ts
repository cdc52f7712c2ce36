import type { DevelopmentProblem, ReleaseSource } from '@kaadu/federation/release';
import type { BrowserProblem, FinishedBuild } from '../../app/development-problem';
import { sourceLocation } from './source-location';

/** Maximum number of problems to show. */
const maxProblems = 20;

/** Current problems of the builds, each once. */
export class DevelopmentProblems {
  readonly #source: Pick<ReleaseSource, 'readFile'>;
  readonly #listeners = new Set<() => void>();
  #all: readonly DevelopmentProblem[] = [];

  constructor(source: Pick<ReleaseSource, 'readFile'>) {
    this.#source = source;
  }

  get all(): readonly DevelopmentProblem[] {
    return this.#all;
  }

  /** Adds a listener. @returns removes the listener */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Removes the problems of a remote that was built from new sources. */
  built({ remote, fault, location }: FinishedBuild): void {
    const others = this.#all.filter((problem) => problem.remote !== remote);
    this.#set(
      fault === undefined ? others : [...others, { kind: 'build', remote, message: fault, location }],
    );
  }

  /** Adds a failure of a remote on the server. */
  async failedOnServer(remote: string, error: { readonly message: string; readonly stack?: string }) {
    const { location } = (await sourceLocation(error.stack ?? '', this.#source)) ?? {};
    this.#add({ kind: 'server', remote, message: error.message, location });
  }

  /** Adds a failure in a browser, unless it belongs to no remote. */
  async failedInBrowser({ kind, message, stack }: BrowserProblem): Promise<void> {
    const found = await sourceLocation(stack, this.#source);
    if (found) this.#add({ kind, message, ...found });
  }

  /** Ignores duplicates: the server and each browser report the same failure. */
  #add(problem: DevelopmentProblem): void {
    const isKnown = this.#all.some(
      ({ remote, message }) => remote === problem.remote && message === problem.message,
    );
    if (!isKnown) this.#set([...this.#all, problem].slice(-maxProblems));
  }

  #set(problems: readonly DevelopmentProblem[]): void {
    if (problems.length === 0 && this.#all.length === 0) return;
    this.#all = problems;
    for (const listener of this.#listeners) listener();
  }
}
