import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../releases/release-set';

/** Tells open pages of new builds, in development only. Returns the function to call with each new release set. */
export function registerDevelopment(app: FastifyInstance): (set: ReleaseSet) => void {
  const pages = new Set<(set: ReleaseSet) => void>();
  app.get('/development/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': following builds\n\n');
    const tell = (set: ReleaseSet) => reply.raw.write(`data: ${JSON.stringify(set.page)}\n\n`);
    pages.add(tell);
    request.raw.on('close', () => pages.delete(tell));
  });
  return (set) => {
    for (const tell of pages) tell(set);
  };
}
