import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nextPort } from '../../support/shells';
import { buildMonolith } from './build-monolith';

/** A server under test. */
export interface Subject {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the monolith baseline and starts its server on a port that the API allows.
 * @param nodeFlags those of the site's processes
 */
export async function startMonolith(nodeFlags: readonly string[]): Promise<Subject> {
  const port = nextPort();
  const { server, settings } = await buildMonolith(port);
  const env = { ...process.env, NODE_ENV: 'production', TWIN_SETTINGS: JSON.stringify(settings) };
  const child = fork(server, { env, execArgv: [...nodeFlags] });
  await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}
