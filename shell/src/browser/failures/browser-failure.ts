import { browserErrorsPath, maxMessageLength, type BrowserError } from '@kaadu/federation/release';
import { isApiError } from '@kaadu/api-client';
import { cutText } from '@kaadu/contracts/text';
import { isTranslated } from '../is-translated';
import { pageToken } from '../read-page-token';

/* Loaded on the first failure, so that pages without one do not wait for it. */

const reported = new Set<string>();

/**
 * Reports a remote's failure to the shell, once per page and remote. Failures caused by the API, the network
 * or React itself are not reported.
 * @param where component stack, or URL of the remote's entry, which identifies the remote
 */
export async function reportFailure(kind: BrowserError['kind'], error: unknown, where = ''): Promise<void> {
  const [, remote] = /\/releases\/([\w-]+)\//.exec(where) ?? [];
  if (!remote || !(await isOfRemote(kind, error, where)) || reported.has(remote)) return;
  reported.add(remote);
  const threw = thrownInHydration(kind, error);
  const message = cutText(String(threw ?? error), maxMessageLength);
  await fetch(browserErrorsPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: pageToken(),
      remote,
      kind: threw ? 'render' : kind,
      message,
      ...(isTranslated() && { isTranslated: true }),
    } satisfies BrowserError),
  });
}

/**
 * Returns the error that a component threw during hydration. React wraps it, and the component throws it
 * again when rendered in the browser. Timing decides which of the two React reports first; both are the same
 * failure.
 */
function thrownInHydration(kind: BrowserError['kind'], error: unknown): unknown {
  return kind === 'hydration' && error instanceof Error ? error.cause : undefined;
}

/**
 * Error of the bundler's runtime for a file that could not be loaded. The Module Federation runtime names no
 * file.
 */
interface LoadError extends Error {
  /** URL of the file. */
  readonly request?: string;
}

async function isOfRemote(kind: BrowserError['kind'], error: unknown, where: string): Promise<boolean> {
  if (!(error instanceof Error)) return true;
  if (isApiError(error) || isApiError(error.cause)) return false;
  // Hydration that failed or was abandoned after an error, for a boundary or the page. Other errors are
  // internal to React.
  if (kind === 'hydration') return /#(418|422|423)\b/.test(error.message);
  const { request }: LoadError = error;
  if (error.name === 'ChunkLoadError' && request) return isAltered(request);
  return !/ScriptNetworkError|did not load/.test(error.message) || (kind === 'load' && isAltered(where));
}

/** Whether a file of the page is not the released one, although the network works. */
async function isAltered(file: string): Promise<boolean> {
  const { href, pathname } = new URL(file, location.href);
  const integrity = document.querySelector(`link[href="${pathname}"]`)?.getAttribute('integrity');
  const isThere = await fetch(href).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!integrity || !isThere) return false;
  return fetch(href, { integrity }).then(
    () => false,
    () => true,
  );
}
