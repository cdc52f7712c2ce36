import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { headerOf } from '../../e2e/support/people/visitors';
import { ask, type Answer } from '../../e2e/support/load/load';

/**
 * Returns the fault of a page that a visitor sees: its status, a missing part, or mixed versions; null for
 * none.
 */
export function pageFault({ status, body }: Answer): string | null {
  if (status !== 200) return `status ${status}`;
  if (!body.startsWith('<!doctype html>') || !body.endsWith('</html>')) return 'not a whole document';
  if (body.includes('data-fallback="header"')) return 'shows a fallback';
  const version = headerOf(body);
  const used = new Set([...body.matchAll(/\/releases\/header\/([^/"]+)\//g)].map(([, found]) => found));
  if (used.size !== 1 || !used.has(version)) return `mixes ${[...used, version].join(' and ')}`;
  return null;
}

/**
 * Creates a check that every file that a page loads is served and matches its `integrity`. Each URL is
 * fetched only once per origin, because its content never changes.
 */
export function createAssetCheck() {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const checked = new Map<string, Promise<string | null>>();

  async function check(url: string, integrity: string): Promise<string | null> {
    const { status, body } = await ask(url, agent);
    if (status !== 200) return `${new URL(url).pathname} responds with ${status}`;
    const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    return hash === integrity ? null : `${new URL(url).pathname} does not match the page's integrity`;
  }

  async function assetFault({ body }: Answer, origin: string): Promise<string | null> {
    for (const [path, integrity] of assetsOf(body)) {
      const key = `${origin}${path} ${integrity}`;
      const known = checked.get(key) ?? check(`${origin}${path}`, integrity);
      checked.set(key, known);
      const fault = await known;
      if (fault) return fault;
    }
    return null;
  }
  return {
    assetFault,
    stop: () => agent.destroy(),
    get size() {
      return checked.size;
    },
  };
}

/** Returns the scripts and styles of releases in a page's tags and state, each with its hash. */
function assetsOf(html: string): (readonly [path: string, integrity: string])[] {
  const tags = html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"[^>]*? integrity="(sha384-[^"]+)"/g);
  const entries = html.matchAll(/"entry":"(\/releases\/[^"]+)","integrity":"(sha384-[^"]+)"/g);
  return [...tags, ...entries].map(([, path = '', integrity = '']) => [path, integrity] as const);
}
