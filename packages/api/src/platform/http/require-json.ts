import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors/app-error';

const jsonOnly = 'This endpoint accepts JSON only. Send it with the header “Content-Type: application/json”.';

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Rejects bodies other than JSON. Pages of other sites can send text and forms without a preflight (simple
 * requests in CORS), but JSON only with the API's permission.
 */
export const requireJson: onRequestHookHandler = ({ headers }, _reply, done) => {
  const type = headers['content-type'];
  const isJson = type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
  const isAccepted = isJson || (type === undefined && !hasBody(headers));
  done(isAccepted ? undefined : new AppError('unsupported', jsonOnly));
};

/** Rejects cross-site calls without a body, which browsers send with cookies and without a preflight. */
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
