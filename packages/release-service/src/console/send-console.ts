import { ReleaseError } from '@kaadu/release-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayPreview } from '../previews/preview-with-audit';
import { approvalsPanel } from './approvals/approvals-panel';
import type { ConsoleContext, SignedIn } from './console-context';
import { readConsoleState, type ConsoleState } from './console-state';
import { permissionsOf, renderPanels } from './live-console';
import type { PageOptions, SignedInOptions } from './pages/frame';
import { overviewPage } from './pages/overview-page';
import { remotePage } from './remote/remote-page';

export interface ConsolePage {
  /** Remote of the page; undefined for the overview. */
  readonly remote?: string | undefined;
  /** Reason why the last action was not carried out. */
  readonly error?: string | undefined;
}

/** Sends the overview, or the page of a remote, with the result of the last action. */
export async function sendConsole(
  context: ConsoleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
  { remote: name, error }: ConsolePage = {},
): Promise<FastifyReply> {
  const { service } = context;
  const state = await readConsoleState(service, context.channelOf(request));
  const panels = renderPanels(service, state, signedIn.actor, { now: context.now(), remote: name });
  if (name === undefined) {
    const { channel } = state;
    const previewable = state.remotes.filter((remote) => mayPreview(signedIn.actor, remote.name));
    return context.sendPage(reply, (page) =>
      overviewPage(
        state,
        panels,
        previewable,
        (csrf) => approvalsPanel(service.approvals.list(channel), { channel, csrf, actor: signedIn.actor }),
        signedInOptions(context, signedIn, page, error),
      ),
    );
  }
  const remote = remoteOf(state, name);
  const permissions = permissionsOf(signedIn.actor, remote);
  const { steps } = service.rolloutContext.policy;
  return context.sendPage(reply, (page) =>
    remotePage(state, remote, panels, permissions, {
      ...signedInOptions(context, signedIn, page, error),
      steps,
    }),
  );
}

function remoteOf({ remotes }: ConsoleState, name: string) {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (remote) return remote;
  throw new ReleaseError('not-found', `Nothing of ${name} is published.`);
}

/** Returns the page options of the signed-in user; the result of the last action is shown once. */
export function signedInOptions(
  { service }: ConsoleContext,
  { session, actor }: SignedIn,
  page: PageOptions,
  error?: string,
): SignedInOptions {
  const success = session.notice && { ...session.notice, kind: 'done' as const };
  session.notice = undefined;
  const notice = error === undefined ? success : { text: error, kind: 'failed' as const };
  const { channels } = service.hub;
  return { ...page, channels, owner: actor.owner, csrf: session.csrf, notice };
}
