import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';

/** Something that a shell on trial takes for the API. */
export interface TrialApi {
  readonly url: string;
  stop(): Promise<unknown>;
}

/**
 * Starts an API.
 * @param siteOrigin whose pages may call it
 * @param folder for its own files
 */
export type StartApi = (siteOrigin: string, folder: string) => Promise<TrialApi>;

/**
 * The API on the content of a fresh install, in a process of its own: filling its database would keep this one from
 * hearing the pages that it waits for.
 */
export const startSampleApi: StartApi = async (siteOrigin, folder) => {
  const child = fork(join(import.meta.dirname, 'sample-api.ts'), [siteOrigin, folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(z.string().parse(message)));
    child.once('exit', (code) => reject(new Error(`the API on the sample data ended with code ${code}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, stop };
};

/** An API that takes every connection and never answers. */
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
