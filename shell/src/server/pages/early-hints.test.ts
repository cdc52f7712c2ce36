import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { earlyLinks, sendEarlyHints } from './early-hints';

const assets = {
  files: {
    'fonts/figtree-basic.12ab.woff2': { integrity: '', bytes: 1 },
    'fonts/figtree-rest.12ab.woff2': { integrity: '', bytes: 1 },
  },
};
const links = earlyLinks(assets, { siteUrl: 'https://site.example', apiUrl: 'https://api.example' });

test('early links are the resources of every first screen: the API and its fonts', () => {
  expect(links).toEqual([
    '<https://api.example>; rel=preconnect',
    '</assets/fonts/figtree-basic.12ab.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  ]);
});

/** Requests a page from a server that sends hints before it. */
async function hintsOf(given: readonly string[]): Promise<IncomingHttpHeaders[]> {
  const server = createServer((_request, response) => {
    sendEarlyHints(response, given);
    response.end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const hints: IncomingHttpHeaders[] = [];
  const request = get({ port: address.port, host: '127.0.0.1' });
  request.on('information', ({ statusCode, headers }) => statusCode === 103 && hints.push(headers));
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
  server.close();
  return hints;
}

test('early hints arrive before the response', async () => {
  expect(await hintsOf(links)).toEqual([{ link: links.join(', ') }]);
});

test('early hints are not sent without links', async () => {
  expect(await hintsOf([])).toEqual([]);
});
