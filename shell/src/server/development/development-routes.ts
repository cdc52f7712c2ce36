import { developmentBuildsPath } from '@kaadu/federation/release';
import type { ReleaseSet } from '@kaadu/federation/server';
import { DevelopmentBuilds } from '@kaadu/release-host';
import type { FastifyInstance } from 'fastify';
import { BrowserProblem, developmentProblemsPath, FinishedBuild } from '../../app/development-problem';
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
  const builds = new DevelopmentBuilds();
  const announceProblems = () => builds.announceProblems(problems.all);
  announceProblems();
  problems.onChange(announceProblems);
  app.get(developmentBuildsPath, (_request, reply) => {
    reply.hijack();
    builds.open(reply.raw);
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

  return (set) => builds.announce(set);
}
