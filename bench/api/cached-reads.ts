import autocannon from 'autocannon';
import Fastify from 'fastify';

const seconds = 3;
const rounds = 3;

async function requestsPerSecond(url: string): Promise<number> {
  const { requests } = await autocannon({ url, connections: 20, duration: seconds, workers: 1 });
  return requests.average;
}

/**
 * Compares the throughput of an API path with a bare Fastify route of the same bytes; the best of several
 * rounds each.
 */
export async function compareCachedRead(origin: string, path: string) {
  const body = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer());
  const bare = Fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' });
  const best = { api: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    best.bare = Math.max(best.bare, await requestsPerSecond(bareOrigin));
    best.api = Math.max(best.api, await requestsPerSecond(`${origin}${path}`));
  }
  await bare.close();
  return { path, ...best, ratio: best.api / best.bare };
}
