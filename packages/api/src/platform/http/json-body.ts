import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Installs the only body parser: JSON, rejecting invalid UTF-8 instead of replacing it. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      done(new AppError('invalid', 'The request is not valid UTF-8.'));
      return;
    }
    void parse(request, text, done);
  });
}
