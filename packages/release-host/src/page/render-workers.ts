import { defaultBudgets, WorkerPool } from '@kaadu/federation/render-workers';
import { serverEntryOf, type VerifiedRelease } from '@kaadu/federation/server';
import type { VersionRenderers } from '../admission/release-host';
import type { HostEvents } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { workerFaults } from '../worker-faults';

export interface RenderWorkersOptions {
  /** Path of the workers' script, whose tasks are `trial` and `render`. */
  readonly script: string;
  /** Number of render workers, without the standby worker. */
  readonly size: number;
  /** Mode of the host's build, which selects the build of React. */
  readonly mode: 'development' | 'production';
  readonly log: HostLog;
}

/** Part of a page: an expose of a version, with its data. */
export interface PartInput {
  readonly name: string;
  readonly version: string;
  readonly expose: string;
  readonly data: unknown;
}

/** Renderers of parts of pages. */
export interface PartRenderers extends VersionRenderers {
  /**
   * Renders a part as markup.
   * @param onStandby whether the version is being previewed, so that only the standby worker holds it
   * @throws WorkerStopped, or TaskFailed with the error of the part
   */
  render(part: PartInput, onStandby: boolean): Promise<string>;
}

/** Timeout of each step of a smoke test, including time in the queue, in milliseconds. */
const smokeTestTimeoutMs = 3000;

/** Render workers that render one part of a page at a time, as markup. */
export class RenderWorkers implements PartRenderers {
  readonly #pool: WorkerPool;

  constructor({ script, size, mode, log }: RenderWorkersOptions, events: HostEvents) {
    this.#pool = new WorkerPool({
      script,
      size,
      data: null,
      env: { NODE_ENV: mode },
      budgets: defaultBudgets,
      showsOutput: false,
      onEvent: (event) => log.info({ event }, 'a render worker sent an event'),
      onFull: async () => log.warn({}, 'a render worker was replaced: it used too much memory'),
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
