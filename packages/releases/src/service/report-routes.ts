import type { FastifyInstance } from 'fastify';
import { HealthReport } from '../health/report';
import { tokenOf } from './authenticate';
import type { ServiceContext } from './context';

/** Shells report what became of the versions that they serve. */
export function registerReports(app: FastifyInstance, { guard, tokens }: ServiceContext): void {
  app.post('/v1/reports', { config: { rateLimit: { max: 1200 } } }, async (request, reply) => {
    await tokenOf(request, tokens, 'report');
    await guard.report(HealthReport.parse(request.body));
    return reply.code(204).send();
  });
}
