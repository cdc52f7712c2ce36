import { defaultBudgets, WorkerPool } from '@kaadu/federation/render-workers';
import { serverEntryOf, type VerifiedRelease } from '@kaadu/federation/server';
import type { VersionRenderers } from '../admission/release-host';
import type { HostEvents } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { workerFaults } from '../worker-faults';

export interface RenderWorkersOptions {
  /** Path of the workers' script, whose tasks are `trial` and `render`. */
  readonly script: string;
  /** How many workers answer; one more stands by. */
  readonly size: number;
  readonly log: HostLog;
}

/** A part of a page: an expose of a version, with data for it. */
export interface PartInput {
  readonly name: string;
  readonly version: string;
  readonly expose: string;
  readonly data: unknown;
}

/** Milliseconds that a trial's steps may take each, waiting included. */
const smokeTestTimeoutMs = 3000;

/** Render workers that render one part of a page at a time, as markup. */
export class RenderWorkers implements VersionRenderers {
  readonly #pool: WorkerPool;

  constructor({ script, size, log }: RenderWorkersOptions, events: HostEvents) {
    this.#pool = new WorkerPool({
      script,
      size,
      data: null,
      env: { NODE_ENV: 'production' },
      budgets: defaultBudgets,
      showsOutput: false,
      onEvent: (event) => log.info({ event }, 'a render worker told something'),
      onFull: async () => log.warn({}, 'a render worker was replaced: it kept too much memory'),
      ...workerFaults(events, log),
    });
  }

  smokeTest(verified: VerifiedRelease): Promise<void> {
    const { name, version } = verified.release;
    const trial = { task: 'trial', input: { name, version }, timeoutMs: smokeTestTimeoutMs };
    return this.#pool.smokeTest(serverEntryOf(verified), trial);
  }

  load(name: string, version: string): Promise<void> {
    return this.#pool.load({ name, version });
  }

  evict(name: string, version: string): void {
    this.#pool.evict({ name, version });
  }

  /**
   * @param onStandby the version is being previewed: only the standby worker holds it
   * @throws WorkerStopped, or TaskFailed with what the part threw
   */
  async render(part: PartInput, onStandby: boolean): Promise<string> {
    const result = await (onStandby
      ? this.#pool.runOnStandby('render', part)
      : this.#pool.run('render', part));
    if (typeof result !== 'string') throw new Error('the task "render" must resolve with markup');
    return result;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
