import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildSolo } from '@kaadu/federation/build';
import { readDefinition, remoteFolder } from '@kaadu/releases/project';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface SoloPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds a remote's solo page from source and serves it on this machine. @throws ReleaseError when there is no such remote */
export async function serveSolo(root: string, remote: string, port: number): Promise<SoloPage> {
  const definition = await readDefinition(await remoteFolder(root, remote));
  const folder = await buildSolo(definition, './src/solo/main.tsx');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://solo').pathname);
    const file = extname(path) ? path : '/index.html';
    readFile(join(folder, file)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end('There is no such file.'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
