import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { headerOf } from '../support/visitors';
import { ask, type Answer } from './load';

/** What is wrong with a page as its visitor sees it: its status, a part that is missing, or parts of two versions. */
export function pageFault({ status, body }: Answer): string | null {
  if (status !== 200) return `status ${status}`;
  if (!body.startsWith('<!doctype html>') || !body.endsWith('</html>')) return 'not a whole document';
  if (body.includes('data-stand-in="header"')) return 'shows a stand-in';
  const version = headerOf(body);
  const used = new Set([...body.matchAll(/\/releases\/header\/([^/"]+)\//g)].map(([, found]) => found));
  if (used.size !== 1 || !used.has(version)) return `mixes ${[...used, version].join(' and ')}`;
  return null;
}

/**
 * Checks that everything that a page tells the browser to load is served, and is what its `integrity` says. Each
 * address is fetched once an origin: what it serves never changes.
 */
export function createAssetCheck() {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const checked = new Map<string, Promise<string | null>>();

  async function check(url: string, integrity: string): Promise<string | null> {
    const { status, body } = await ask(url, agent);
    if (status !== 200) return `${new URL(url).pathname} answers ${status}`;
    const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    return hash === integrity ? null : `${new URL(url).pathname} is not what the page expects`;
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

/** Scripts and styles of the releases that a page names, each with its hash: tags and the page's own state. */
function assetsOf(html: string): (readonly [path: string, integrity: string])[] {
  const tags = html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"[^>]*? integrity="(sha384-[^"]+)"/g);
  const entries = html.matchAll(/"entry":"(\/releases\/[^"]+)","integrity":"(sha384-[^"]+)"/g);
  return [...tags, ...entries].map(([, path = '', integrity = '']) => [path, integrity] as const);
}
