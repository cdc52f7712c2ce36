import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { buildApi, openDatabase } from '@kaadu/api';
import { sampleData } from '@kaadu/sample-data';

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
 * The API on the content of a fresh install, in memory: what pages show is what a visitor of a new site would see.
 * Pictures are not painted; a trial looks at none.
 */
export const startSampleApi: StartApi = async (siteOrigin, folder) => {
  const database = await openDatabase({});
  const nobody = async () => undefined;
  const api = await buildApi({
    database,
    sampleData,
    secrets: { otpPepper: randomBytes(32).toString('hex') },
    imageFolder: join(folder, 'images'),
    paintImage: () => undefined,
    messenger: { sendLetter: nobody, sendText: nobody },
    siteOrigins: [siteOrigin],
    rateLimitFactor: 1000,
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://localhost:${new URL(api.listeningOrigin).port}`, stop: () => api.close() };
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
