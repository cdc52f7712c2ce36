import type { ReleaseSource } from '@kaadu/federation/release';
import type { BrowserProblem, DevelopmentProblem, FinishedBuild } from '../../app/development-problem';
import { sourceLocation } from './source-location';

/** More than a person looks at. */
const maxProblems = 20;

/** What of the builds that are shown does not work, each thing once. */
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

  /** @returns a function that ends it */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A remote was built from new sources: what was wrong with it before is over. */
  built({ remote, fault, location }: FinishedBuild): void {
    const others = this.#all.filter((problem) => problem.remote !== remote);
    this.#set(
      fault === undefined ? others : [...others, { kind: 'build', remote, message: fault, location }],
    );
  }

  /** Something of a remote failed on the server. */
  async failedOnServer(remote: string, error: { readonly message: string; readonly stack?: string }) {
    const { location } = (await sourceLocation(error.stack ?? '', this.#source)) ?? {};
    this.#add({ kind: 'server', remote, message: error.message, location });
  }

  /** Something failed in a browser; what is not of a remote is of no interest. */
  async failedInBrowser({ kind, message, stack }: BrowserProblem): Promise<void> {
    const found = await sourceLocation(stack, this.#source);
    if (found) this.#add({ kind, message, ...found });
  }

  /** The server and each browser tell of the same failure. */
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
