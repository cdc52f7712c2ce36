import { serveWorker, type WorkerContext, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { shared } from '@kaadu/federation/shared';
import type { PartInput } from './render-workers';

/** Renders the module of an expose as markup. @param data for the part */
export type RenderPart = (module: unknown, data: unknown) => string | Promise<string>;

export interface PartsOptions {
  /** Returns data for the smoke test of an expose, such as one that its loader returned; null by default. */
  readonly trialData?: (remote: string, expose: string) => unknown;
}

type PartTasks = {
  readonly trial: {
    readonly input: Pick<PartInput, 'name' | 'version'>;
    readonly progress: never;
    readonly result: void;
  };
  readonly render: { readonly input: PartInput; readonly progress: never; readonly result: string };
};

/** Makes this thread a render worker of a page host. Call it once, at the end of the script. */
export function serveParts(render: RenderPart, options: PartsOptions = {}): void {
  serveWorker<PartTasks, null>({
    shared,
    isOutside: () => false,
    createTasks: (worker) => tasksOf(worker, render, options),
  });
}

/** Creates the tasks of a worker. */
export function tasksOf(
  worker: Pick<WorkerContext<null>, 'remote' | 'changedGlobal'>,
  render: RenderPart,
  { trialData = () => null }: PartsOptions,
) {
  const loaded = ({ name, version }: Pick<PartInput, 'name' | 'version'>): WorkerRemote => {
    const remote = worker.remote(name, version);
    if (!remote) throw new Error(`${name}@${version} is not loaded in this worker`);
    return remote;
  };
  const renderPart = (remote: WorkerRemote, expose: string, data: unknown) =>
    remote.runPending('render', async () => render(remote.exposes.get(expose), data));
  return {
    /** Renders every expose with its trial data. */
    async trial(input: PartTasks['trial']['input']): Promise<void> {
      const remote = loaded(input);
      const changedBefore = worker.changedGlobal();
      for (const expose of remote.exposes.keys())
        await renderPart(remote, expose, trialData(input.name, expose));
      const changed = worker.changedGlobal();
      if (changed && !changedBefore) throw new Error(`it modifies ${changed}, which all remotes share`);
    },
    async render({ expose, data, ...input }: PartInput): Promise<string> {
      return renderPart(loaded(input), expose, data);
    },
  };
}
