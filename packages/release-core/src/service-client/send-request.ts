import { isReleaseErrorCode, ReleaseError } from '../errors';
import type { ServiceAddress } from './hints';
import { ErrorResponse } from './responses';

/** Timeout of a request, in milliseconds: long enough for an upload of a large file over a slow line. */
const requestTimeoutMs = 60_000;

/**
 * Sends a request to the control-plane service; bytes are sent unchanged, anything else as JSON.
 * @throws ReleaseError with the service's code and message, or `unavailable` without a response of the service
 */
export async function sendToService(
  { url, token }: ServiceAddress,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Response> {
  const isBinary = body instanceof Uint8Array;
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isBinary ? 'application/octet-stream' : 'application/json' }),
    },
    body: isBinary ? Buffer.from(body) : body && JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((error: unknown) => {
    throw new ReleaseError(
      'unavailable',
      `The release service at ${url} does not respond. Shells are not affected; operations can work on the store directly.`,
      { cause: error },
    );
  });
  if (isFromService(response)) return response;
  const { data } = ErrorResponse.safeParse(await response.json().catch(() => undefined));
  throw new ReleaseError(
    data && isReleaseErrorCode(data.error) ? data.error : 'unavailable',
    data?.message ??
      `The server at ${url} responded with ${response.status}, but not like a release service. Check RELEASE_SERVICE.`,
  );
}

/** Whether the service itself responded. A proxy or another server may respond with 200 and a page of HTML. */
function isFromService({ ok, status, headers }: Response): boolean {
  return (
    ok && (status === 204 || /^application\/(json|octet-stream)/.test(headers.get('content-type') ?? ''))
  );
}
