import type { FastifyInstance } from 'fastify';
import { HealthReport } from '../health/report';
import { authenticate } from './authentication';
import type { ServiceContext } from './context';

/** Health reports of shells. */
export function registerReports(app: FastifyInstance, { autoRollback, tokens }: ServiceContext): void {
  app.post('/v1/reports', { config: { rateLimit: { max: 1200 } } }, async (request, reply) => {
    await authenticate(request, tokens, 'report');
    await autoRollback.report(HealthReport.parse(request.body));
    return reply.code(204).send();
  });
}
