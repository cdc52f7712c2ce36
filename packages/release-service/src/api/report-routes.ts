import { HealthReport } from '@kaadu/release-core/health';
import { requireKnownShell } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import { limitOfShells } from './request-limits';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

/** Registers the route for health reports of shells. */
export function registerReports(app: FastifyInstance, { autoRollback, tokens }: ServiceContext): void {
  const report = requireToken(tokens, { role: 'report' });
  app.post('/v1/reports', { ...report, config: limitOfShells }, async (request, reply) => {
    const healthReport = HealthReport.parse(request.body);
    requireKnownShell(tokenOf(request), healthReport.shell);
    await autoRollback.report(healthReport);
    return reply.code(204).send();
  });
}
