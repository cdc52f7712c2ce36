import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteOrigins } from '@kaadu/contracts';
import { startProcess, type ManagedProcess } from '../../../scripts/site/processes/managed-process';
import { waitUntilReady } from '../../../scripts/site/processes/wait-until-ready';
import { apiUrl, dataDir, root } from '../../environment';
import type { Shell } from '../processes/shell';

const fixtures = join(root, 'e2e', 'interop', 'fixtures');

/**
 * Builds a host of `e2e/interop/fixtures` with its own toolchain.
 * @returns the folder of the build
 */
async function build(host: string, name: string, options: object): Promise<string> {
  const output = join(dataDir, 'interop', `${name}-${process.pid}`);
  const args = ['build.mjs', JSON.stringify({ ...options, output })];
  await promisify(execFile)(process.execPath, args, { cwd: join(fixtures, host) });
  return output;
}

/** A page of another site. */
export interface ForeignHost {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

export interface PlainHostOptions {
  readonly name: string;
  readonly port: number;
  /** Libraries that the host shares. */
  readonly shared: readonly string[];
}

/** Builds and starts the host without packages of ours, with the versions that a shell serves. */
export async function startPlainHost(
  shell: Pick<Shell, 'url' | 'storeDir' | 'versions'>,
  { name, port, shared }: PlainHostOptions,
): Promise<ForeignHost> {
  const manifestOf = (remote: string) =>
    `${shell.url}/releases/${remote}/${shell.versions[remote]}/web/mf-manifest.json`;
  const footer = {
    manifest: manifestOf('footer'),
    serverEntry: join(
      shell.storeDir,
      'releases',
      'footer',
      shell.versions['footer'] ?? '',
      'server',
      'entry.cjs',
    ),
  };
  const remotes = { footer: footer.manifest, header: manifestOf('header') };
  const folder = await build('plain-host', name, { remotes, shared });
  const options = { port, folder, footer, origins: { siteUrl: shell.url, apiUrl } };
  const server: ManagedProcess = startProcess({
    name,
    args: ['server.mjs', JSON.stringify(options)],
    cwd: join(fixtures, 'plain-host'),
    env: { ...process.env, NODE_ENV: 'production' },
    log: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, server);
  return { url, stop: () => server.stop() };
}

/** Builds and serves the host without server rendering that follows a shell's channel. */
export async function startFollowingHost(
  { url: service, channel }: Pick<Shell, 'url' | 'channel'>,
  port: number,
): Promise<ForeignHost> {
  const folder = await build('following-host', `following-${port}`, { service, channel });
  const server = serve(folder, pageWith({ siteUrl: service, apiUrl }));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://localhost:${port}`, stop };
}

const pageWith = (origins: SiteOrigins) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"></head>
<body><div id="header"></div>
<script type="application/json" id="origins">${JSON.stringify(origins)}</script><script src="/host.js"></script></body></html>`;

function serve(folder: string, page: string): Server {
  return createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    readFile(join(folder, basename(request.url ?? ''))).then(
      (bytes) => response.setHeader('content-type', 'text/javascript').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}
