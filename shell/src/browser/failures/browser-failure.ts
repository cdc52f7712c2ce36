import { isApiError } from '@kaadu/api-client';
import { cutText } from '@kaadu/contracts/text';
import { browserErrorsPath, maxMessageLength, type BrowserError } from '../../app/browser-error';
import { isTranslated } from '../is-translated';
import { pageToken } from '../read-page-token';

/* Loaded once something has failed: a page in which nothing does is not made to wait for it. */

const reported = new Set<string>();

/**
 * Reports a remote's failure to the shell, once a page for each remote. What the API, the network or React itself is the
 * reason for is not reported.
 * @param where a component stack, or the address of the remote's entry: it names the remote
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
 * What a component threw while it was hydrated: React wraps it, and it throws again when it is rendered in the browser.
 * Which of the two React tells of first depends on timing; both are the same failure.
 */
function thrownInHydration(kind: BrowserError['kind'], error: unknown): unknown {
  return kind === 'hydration' && error instanceof Error ? error.cause : undefined;
}

/** Files that could not be loaded: errors of the bundler's runtime; those of the Module Federation runtime name no file. */
interface LoadError extends Error {
  /** Address of the file. */
  readonly request?: string;
}

async function isOfRemote(kind: BrowserError['kind'], error: unknown, where: string): Promise<boolean> {
  if (!(error instanceof Error)) return true;
  if (isApiError(error) || isApiError(error.cause)) return false;
  // Hydration that failed, was given up after an error, or was with the whole page. Anything else is React's own affair.
  if (kind === 'hydration') return /#(418|422|423)\b/.test(error.message);
  const { request }: LoadError = error;
  if (error.name === 'ChunkLoadError' && request) return isAltered(request);
  return !/ScriptNetworkError|did not load/.test(error.message) || (kind === 'load' && isAltered(where));
}

/** Whether a file of the page is not the released one, though the network works. */
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
