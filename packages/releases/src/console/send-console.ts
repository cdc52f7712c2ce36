import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayPreview } from '../service/preview-routes';
import type { ConsoleContext, SignedIn } from './console-context';
import { readConsoleState } from './console-state';
import { renderPanels } from './live-console';
import { consolePage } from './page';

/** Sends the console with the outcome of the last action. @param error why the present one was not carried out */
export async function sendConsole(
  context: ConsoleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, token }: SignedIn,
  error?: string,
): Promise<FastifyReply> {
  const state = await readConsoleState(context.service, context.channelOf(request));
  const panels = await renderPanels(context.service, state, token, context.now());
  const success = session.notice && { ...session.notice, kind: 'done' as const };
  session.notice = undefined;
  const notice = error === undefined ? success : { text: error, kind: 'failed' as const };
  return context.sendPage(reply, (page) =>
    consolePage(state, panels, {
      ...page,
      channels: context.service.hub.channels,
      owner: token.owner,
      csrf: session.csrf,
      notice,
      previewable: state.remotes.filter(({ name }) => mayPreview(token, name)),
    }),
  );
}
