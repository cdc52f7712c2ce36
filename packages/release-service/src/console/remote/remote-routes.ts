import { RemoteName, Version } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import { diffReleases } from '@kaadu/release-core/gate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ConsoleContext, SignedIn } from '../console-context';
import { readConsoleState } from '../console-state';
import { sendConsole, signedInOptions } from '../send-console';
import { diffPage } from './diff-page';

const Params = z.object({ remote: RemoteName });
const Versions = z.object({ from: Version, to: Version });

/** Registers the pages of single remotes. */
export function registerConsoleRemotes(app: FastifyInstance, context: ConsoleContext): void {
  app.get('/console/remotes/:remote', async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const { remote } = Params.parse(request.params);
    return sendConsole(context, request, reply, signedIn, { remote });
  });

  const limited = { config: { rateLimit: { max: 60 } } };
  app.get('/console/remotes/:remote/diff', limited, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const render = await diffOf(context, request, signedIn);
    return context.sendPage(reply, render);
  });
}

async function diffOf(context: ConsoleContext, request: FastifyRequest, signedIn: SignedIn) {
  const { service } = context;
  const { remote: name } = Params.parse(request.params);
  const versions = parseInput(Versions, request.query, 'The form');
  const state = await readConsoleState(service, context.channelOf(request));
  const remote = state.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new ReleaseError('not-found', `Nothing of ${name} is published.`);
  const budget = Object.hasOwn(service.budgets, name) ? service.budgets[name] : undefined;
  const diff = await diffReleases(service.store, name, versions, budget);
  return (page: Parameters<typeof signedInOptions>[2]) =>
    diffPage(state, remote, diff, signedInOptions(context, signedIn, page));
}
