import { messageOf } from '@kaadu/federation/release';
import { parseInput, PreviewRequest, ReleaseError } from '@kaadu/release-core';
import type { FastifyInstance } from 'fastify';
import { previewWithAudit } from '../../previews/preview-with-audit';
import { FormFields, type ConsoleContext } from '../console-context';
import { versionField } from './preview-form';
import { sendConsole } from '../send-console';
import { requireSameOrigin } from '../sessions/sessions';
import { utc } from '../time';

/** Registers the form that creates preview links. */
export function registerConsolePreviews(app: FastifyInstance, context: ConsoleContext): void {
  app.post('/console/previews', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const form = FormFields.parse(request.body);
    requireSameOrigin(request, signedIn.session, form['csrf']);
    const channel = context.channelOf(request);
    try {
      const wanted = parseInput(PreviewRequest, requestOf(form), 'The form');
      const { link, expires } = await previewWithAudit(context.service, signedIn.actor, channel, wanted);
      const named = Object.entries(wanted.remotes).map(([remote, version]) => `${remote} ${version}`);
      const text = `Every visitor who opens this link gets ${named.join(', ')} until ${utc(expires)}:`;
      signedIn.session.notice = { text, link };
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reply.code(400);
      return sendConsole(context, request, reply, signedIn, { error: messageOf(error) });
    }
    return reply.redirect(`/console?channel=${channel}`, 303);
  });
}

/** Reads the request from the form. A remote with an empty field is shown with its live version. */
function requestOf(form: Readonly<Record<string, string>>): unknown {
  const chosen = Object.entries(form).flatMap(([field, version]) =>
    field.startsWith(versionField('')) && version ? [[field.slice(versionField('').length), version]] : [],
  );
  return { remotes: Object.fromEntries(chosen), hours: Number(form['hours']) };
}
