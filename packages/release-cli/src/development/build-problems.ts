import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DevelopmentProblem } from '@kaadu/federation/release';

/** Failed builds without a later successful one, in a file that the host reads and shows over open pages. */
export class BuildProblems {
  readonly #folder = mkdtempSync(join(tmpdir(), 'release-dev-'));
  readonly #problems = new Map<string, DevelopmentProblem>();

  /** Path of the file, a JSON array. */
  get file(): string {
    return join(this.#folder, 'build-problems.json');
  }

  /** Adds the problem of a remote, in place of an earlier one. */
  failed(problem: DevelopmentProblem): void {
    this.#problems.set(problem.remote, problem);
    this.#write();
  }

  /** Removes the problem of a remote that has been built. */
  built(remote: string): void {
    if (this.#problems.delete(remote)) this.#write();
  }

  /** Removes the file. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Replaces the file at once, because the host may read it at any time. */
  #write(): void {
    const draft = `${this.file}.new`;
    writeFileSync(draft, JSON.stringify([...this.#problems.values()]));
    renameSync(draft, this.file);
  }
}
