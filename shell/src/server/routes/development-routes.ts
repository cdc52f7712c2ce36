import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../../rendering/release-set';

/** Lets open pages follow new builds, in development only. @returns announces a new release set to them */
export function registerDevelopment(app: FastifyInstance): (set: ReleaseSet) => void {
  const listeners = new Set<(set: ReleaseSet) => void>();
  app.get('/development/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': following builds\n\n');
    const listener = (set: ReleaseSet) => reply.raw.write(`data: ${JSON.stringify(set.page)}\n\n`);
    listeners.add(listener);
    request.raw.on('close', () => listeners.delete(listener));
  });
  return (set) => {
    for (const listener of listeners) listener(set);
  };
}
