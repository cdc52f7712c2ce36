import { FilePath, RemoteName, Version } from '@kaadu/federation/release';
import { prune, PruneWindow } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

const Params = z.object({ remote: RemoteName, version: Version });
const PruneRequest = z.strictObject({ window: PruneWindow, dryRun: z.boolean() });

/** Registers the routes that read published releases, for clients without access to the store, and the one that prunes. */
export function registerStore(app: FastifyInstance, { store, tokens, audit, uploads }: ServiceContext): void {
  const read = requireToken(tokens, { role: 'read' });
  app.get('/v1/releases/:remote', read, async (request) => {
    return store.publications(Params.pick({ remote: true }).parse(request.params).remote);
  });

  app.get('/v1/releases/:remote/:version', read, async (request) => {
    const { remote, version } = Params.parse(request.params);
    return store.readRelease(remote, version);
  });

  const files = { ...read, config: { rateLimit: { max: 3000 } } };
  app.get('/v1/releases/:remote/:version/files/*', files, async (request, reply) => {
    const { remote, version, '*': path } = Params.extend({ '*': FilePath }).parse(request.params);
    const bytes = await store.readFile(remote, version, path);
    return reply.type('application/octet-stream').send(Buffer.from(bytes));
  });

  const operateAll = requireToken(tokens, { role: 'operate', remote: () => '*' });
  app.post('/v1/prune', { ...operateAll, config: { rateLimit: { max: 10 } } }, async (request) => {
    const token = tokenOf(request);
    const { window, dryRun } = PruneRequest.parse(request.body);
    const pruned = await prune(store, window, { dryRun, uploads });
    const detail = pruned.map(({ remote, removed }) => `${remote}: ${removed.length}`).join(', ');
    if (!dryRun) await audit.record({ actor: token.owner, action: 'prune', outcome: 'done', detail });
    return pruned;
  });
}
