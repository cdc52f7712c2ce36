import { findProjectRoot } from '@kaadu/node-runtime/data-dir';
import { join } from 'node:path';
import { runApi } from '../../../packages/api/src/testing/processes/api-process';
import { runScript, type ScriptProcess } from '../../../packages/api/src/testing/processes/child-process';

type Environment = Readonly<Record<string, string>>;

/** Starts the payment sandbox as a child process. */
export async function startSandboxProcess(env: Environment) {
  const sandbox = runScript({
    folder: join(findProjectRoot(process.env), 'packages', 'payment-sandbox'),
    file: 'src/main.ts',
    env: { PAYMENT_SANDBOX_PORT: '0', ...env },
    listening: /sandbox listening on (\S+?):? /,
  });
  const origin = await sandbox.listening();
  return {
    origin: origin.replace(/:$/, ''),
    stop: async () => {
      sandbox.kill('SIGTERM');
      await sandbox.ended;
    },
  };
}

/**
 * Creates an API process that can be killed and restarted at the same address.
 * @param nodeArguments for Node itself
 */
export function apiProcess(env: Environment, port: number, nodeArguments?: readonly string[]) {
  let running: ScriptProcess | undefined;
  const log: string[] = [];
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running) return;
    running.kill(signal);
    const { stdout, stderr } = await running.ended;
    running = undefined;
    log.push(
      ...stdout.split('\n').filter((line) => line.startsWith('{')),
      ...stderr.split('\n').filter(Boolean),
    );
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Errors logged by the ended processes. */
    log,
    /** Process id of the running process. */
    pid: () => running?.pid,
    async start(): Promise<void> {
      running = runApi({ LOG_LEVEL: 'error', ...env, API_PORT: String(port) }, nodeArguments);
      await running.listening();
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
export type ApiProcess = ReturnType<typeof apiProcess>;
