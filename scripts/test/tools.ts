import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ToolOutcome {
  /** Exit code; 1 when a signal ended the tool. */
  readonly status: number;
  /** Collected output; empty when it was shown directly. */
  readonly output: string;
}

interface ToolOptions {
  readonly root: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Collects the output instead of showing it directly. */
  readonly collects?: boolean;
}

/** Runs an installed tool, such as `eslint`, at the root of the repository. */
export async function runTool(
  tool: string,
  args: readonly string[],
  { root, env = {}, collects = false }: ToolOptions,
): Promise<ToolOutcome> {
  const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
    cwd: root,
    stdio: collects ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const [status] = await once(child, 'close');
  return { status: typeof status === 'number' ? status : 1, output: Buffer.concat(output).toString('utf8') };
}

/** Runs jobs in two lanes, one core each, and starts them in the given order. */
export async function inTwoLanes<Result>(jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const waiting = [...jobs];
  const results: Result[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  };
  await Promise.all([lane(), lane()]);
  return results;
}
