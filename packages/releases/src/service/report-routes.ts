import type { FastifyInstance } from 'fastify';
import { HealthReport } from '../health/report';
import { requireToken } from './authentication';
import type { ServiceContext } from './context';

/** Health reports of shells. */
export function registerReports(app: FastifyInstance, { autoRollback, tokens }: ServiceContext): void {
  const report = requireToken(tokens, { role: 'report' });
  app.post('/v1/reports', { ...report, config: { rateLimit: { max: 1200 } } }, async (request, reply) => {
    await autoRollback.report(HealthReport.parse(request.body));
    return reply.code(204).send();
  });
}
