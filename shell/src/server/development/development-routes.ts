import type { ReleaseSet } from '@kaadu/federation/server';
import type { FastifyInstance } from 'fastify';
import {
  BrowserProblem,
  developmentBuildsPath,
  developmentProblemsPath,
  FinishedBuild,
} from '../../app/development-problem';
import type { DevelopmentProblems } from './problems';

/**
 * Notifies open pages of builds and their problems, in development only. Other sites cannot report: browsers
 * send a preflight before JSON, which is not allowed here.
 * @returns announces a new release set to the pages
 */
export function registerDevelopment(
  app: FastifyInstance,
  problems: DevelopmentProblems,
): (set: ReleaseSet) => void {
  const listeners = new Set<(set: ReleaseSet) => void>();
  app.get(developmentBuildsPath, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const sendProblems = () => reply.raw.write(`event: problems\ndata: ${JSON.stringify(problems.all)}\n\n`);
    sendProblems();
    const listener = (set: ReleaseSet) => reply.raw.write(`data: ${JSON.stringify(set.page)}\n\n`);
    listeners.add(listener);
    const unfollow = problems.onChange(sendProblems);
    request.raw.on('close', () => {
      listeners.delete(listener);
      unfollow();
    });
  });

  app.post(developmentProblemsPath, async (request, reply) => {
    const problem = BrowserProblem.safeParse(request.body);
    if (!problem.success) return reply.code(400).send();
    await problems.failedInBrowser(problem.data);
    return reply.code(204).send();
  });

  app.put(developmentBuildsPath, async (request, reply) => {
    const build = FinishedBuild.safeParse(request.body);
    if (!build.success) return reply.code(400).send();
    problems.built(build.data);
    return reply.code(204).send();
  });

  return (set) => {
    for (const listener of listeners) listener(set);
  };
}
