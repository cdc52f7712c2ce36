import { createServer } from 'node:http';
import { developmentBuildsPath } from '@kaadu/federation/release';
import { DevelopmentBuilds } from './development-builds';

const setOf = (version: string) => ({
  page: {
    hello: { version, entry: `/releases/hello/${version}/web/hello.js`, integrity: '', global: 'hello' },
  },
});

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Serves the stream of builds. @returns the builds, and the URL of the server */
async function serve() {
  const builds = new DevelopmentBuilds();
  const server = createServer((request, response) => {
    if (!builds.respond(new URL(request.url ?? '/', 'http://host'), response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  return { builds, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('development builds send a page the current set when it opens, and each later one', async () => {
  const { builds, url } = await serve();
  builds.announce(setOf('1.0.0-dev-a'));
  const { body, headers } = await fetch(url + developmentBuildsPath);
  expect(headers.get('content-type')).toBe('text/event-stream');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(`data: ${JSON.stringify(setOf('1.0.0-dev-a').page)}\n\n`);
  builds.announce(setOf('1.0.0-dev-b'));
  expect((await reader?.read())?.value).toContain('1.0.0-dev-b');
});

test('development builds send a page the current problems when it opens, and each change', async () => {
  const { builds, url } = await serve();
  const problem = { kind: 'build', remote: 'hello', message: 'Expression expected' } as const;
  builds.announceProblems([problem]);
  const { body } = await fetch(url + developmentBuildsPath);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const sent = `event: problems\ndata: ${JSON.stringify([problem])}\n\n`;
  expect((await reader?.read())?.value).toBe(sent);
  builds.announceProblems([]);
  expect((await reader?.read())?.value).toBe('event: problems\ndata: []\n\n');
});

test('development builds do not respond at other paths', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/development`)).status).toBe(404);
});
