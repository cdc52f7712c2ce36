import type { Route } from '@kaadu/federation/release';
import type { VerifiedRelease } from '@kaadu/federation/server';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A version that was admitted, with the exposes that it has and the routes that it declares; without files. */
export function verifiedRelease(
  name: string,
  version: string,
  exposes: readonly string[] = [],
  routes: readonly Route[] = [],
): VerifiedRelease {
  return {
    release: {
      schema: 1,
      name,
      version,
      gitSha: null,
      contract: '1.0.0',
      shared: {},
      web: { entry: 'web/entry.js', global: `remote_${name}` },
      server: { entry: 'server/entry.cjs' },
      exposes: Object.fromEntries(exposes.map((expose) => [expose, { scripts: [], styles: [] }])),
      routes: [...routes],
      files: { 'web/entry.js': { integrity, bytes: 1 }, 'server/entry.cjs': { integrity, bytes: 1 } },
    },
    files: new Map(),
  };
}
