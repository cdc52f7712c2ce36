import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { VisitorAccount } from '../visits/visitor-account';

const Started = z.object({ url: z.string(), account: VisitorAccount });

/** API of a smoke test's shell. */
export interface TrialApi {
  readonly url: string;
  /** Account of a signed-in visitor; an API without data has none. */
  readonly account?: VisitorAccount;
  stop(): Promise<unknown>;
}

/**
 * Starts an API.
 * @param siteOrigin origin whose pages may call it
 * @param folder folder for its own files
 */
export type StartApi = (siteOrigin: string, folder: string) => Promise<TrialApi>;

/**
 * Starts the API with the content of a fresh install, in a child process: filling its database would block
 * the event loop of the smoke test.
 */
export const startSampleApi: StartApi = async (siteOrigin, folder) => {
  const child = fork(join(import.meta.dirname, 'sample-api.ts'), [siteOrigin, folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url, account } = await new Promise<z.infer<typeof Started>>((resolve, reject) => {
    child.once('message', (message) => resolve(Started.parse(message)));
    child.once('exit', (code) => reject(new Error(`the API with sample data exited with code ${code}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, account, stop };
};

/** Starts an API that accepts every connection and never responds. */
export async function startSilentApi(): Promise<TrialApi> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, stop };
}
