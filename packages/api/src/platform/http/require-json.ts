import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors/app-error';

const jsonOnly = 'This call takes JSON only. Send it with the header “Content-Type: application/json”.';

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * A hook that takes no body but JSON. Pages of other sites can send text and forms without asking (CORS calls such requests
 * simple), and JSON only where the API permits them to.
 */
export const requireJson: onRequestHookHandler = ({ headers }, _reply, done) => {
  const type = headers['content-type'];
  const isJson = type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
  const isAccepted = isJson || (type === undefined && !hasBody(headers));
  done(isAccepted ? undefined : new AppError('unsupported', jsonOnly));
};

/** Refuses calls without a body that pages of other sites send: a browser sends such a POST without asking, cookies included. */
export function refuseForeignPages(app: FastifyInstance, siteOrigins: readonly string[]): void {
  const isForeign = ({ headers }: FastifyRequest): boolean => {
    const { origin, 'sec-fetch-site': site } = headers;
    return origin === undefined ? site === 'cross-site' : !siteOrigins.includes(origin);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const isSimple = request.method === 'POST' && request.headers['content-type'] === undefined;
    done(
      isSimple && isForeign(request)
        ? new AppError('forbidden', 'This call is open to pages of this site only.')
        : undefined,
    );
  });
}
