import { sparePorts } from '../../e2e/environment';
import type { CopiedStore } from '../../e2e/support/releases/releases';
import { startShell, type Shell } from '../../e2e/support/processes/shell';

export interface Fleet {
  readonly shells: readonly Shell[];
  readonly origins: readonly string[];
  /** First shell, whose store and channel all of them follow. */
  readonly first: Shell;
  stop(): Promise<void>;
}

let used = 0;

/** Returns a port that nothing else in this benchmark uses. */
export function nextPort(): number {
  return sparePorts[used++ % sparePorts.length] ?? 0;
}

/** Starts shell processes that follow one store and one channel. */
export async function startFleet(
  name: string,
  count: number,
  env: (copy: CopiedStore) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<Fleet> {
  const start = (index: number, shareWith?: Shell) =>
    startShell({
      name: `${name}-${index}`,
      port: nextPort(),
      ...(shareWith ? { shareWith } : {}),
      env: async (copy) => ({ LOG_LEVEL: 'warn', ...(await env(copy)) }),
    });
  const first = await start(1);
  const shells = [first];
  for (let index = 2; index <= count; index += 1) shells.push(await start(index, first));
  return {
    shells,
    first,
    // An IP address, because a name would be resolved for every connection.
    origins: shells.map(({ url }) => url.replace('localhost', '127.0.0.1')),
    stop: async () => void (await Promise.all(shells.map((shell) => shell.stop()))),
  };
}
