import { readFile } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { namesThisMachine } from '@kaadu/http-guards';
import { watchSolo } from '@kaadu/federation-build';
import { readDefinition } from '@kaadu/release-cli/project';
import { remoteFolder } from '@kaadu/release-core/project';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface SoloOptions {
  readonly port: number;
  /** Origin of the API, to which the page's own origin proxies requests. */
  readonly apiUrl: string;
  /** Called with compiler messages, and when the page was rebuilt. */
  readonly onEvent: (line: string) => void;
}

export interface SoloPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** Reloads the page after a build, and shows the errors of a failed one. */
const reloadScript = `
  const events = new EventSource('/solo-events');
  let note;
  events.addEventListener('built', () => location.reload());
  events.addEventListener('failed', ({ data }) => {
    note ??= document.body.appendChild(document.createElement('pre'));
    note.setAttribute('role', 'alert');
    note.style.cssText = 'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem;background:#16261f;color:#fdf8ec;white-space:pre-wrap';
    note.textContent = JSON.parse(data);
  });
`;

/**
 * Builds a remote's solo page from source, again on every change, and serves it on this machine.
 * @throws ReleaseError when there is no such remote
 */
export async function serveSolo(root: string, remote: string, options: SoloOptions): Promise<SoloPage> {
  const { port, apiUrl, onEvent } = options;
  const definition = await readDefinition(await remoteFolder(root, remote));
  const pages = new Set<ServerResponse>();
  let problem: string | undefined;
  const send = (page: ServerResponse, event: string, data: string) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const build = await watchSolo(definition, './src/solo/main.tsx', {
    onBuild() {
      problem = undefined;
      for (const page of pages) send(page, 'built', '');
    },
    onError(message) {
      problem = message;
      onEvent(message);
      for (const page of pages) send(page, 'failed', message);
    },
  });
  const server = createServer((request, response) => {
    if (!namesThisMachine(request.headers.host ?? 'localhost'))
      return void response
        .writeHead(403)
        .end('This page is for this machine only: open it by the name localhost.');
    const { pathname } = new URL(request.url ?? '/', 'http://solo');
    if (pathname === '/solo-reload.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript);
    else if (pathname === '/solo-events') {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
      if (problem !== undefined) send(response, 'failed', problem);
    } else void answer(build.folder, apiUrl, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      await build.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with a file of the build, the page for any URL that a browser opens, or the API's response. */
async function answer(
  folder: string,
  apiUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://solo');
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const file = isPage ? '/index.html' : normalize(pathname);
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (bytes)
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'cache-control': 'no-store' })
      .end(bytes);
  else passOn(apiUrl, request, response);
}

/**
 * Forwards a request to the API, without the page's origin, which the API does not allow. For the browser the
 * response is same-origin.
 */
function passOn(apiUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { origin: _origin, host: _host, ...headers } = request.headers;
  const asked = forward(
    new URL(request.url ?? '/', apiUrl),
    { method: request.method, headers },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    },
  );
  asked.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end(`The API at ${apiUrl} does not answer. Start the site, or set API_PORT.`);
  });
  request.pipe(asked);
}
