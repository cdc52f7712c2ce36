import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as z from 'zod';
import type { VerifiedRelease } from './verify';

/** A module-federation container, which is what a remote's entry exports. */
export interface RemoteContainer {
  get(expose: string): () => Promise<unknown>;
  init(shareScope: object): void | Promise<void>;
}

const Container = z.object({
  get: z.custom<RemoteContainer['get']>(isFunction),
  init: z.custom<RemoteContainer['init']>(isFunction),
});

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Evaluates the server entry of a verified release as a CommonJS module and returns its container. The code can require
 * nothing but Node's built-ins: everything else is bundled or comes through the share scope.
 */
export function evaluateEntry({ release, files }: VerifiedRelease): RemoteContainer {
  const bytes = files.get(release.server.entry);
  if (!bytes) throw new Error(`${release.server.entry} is missing`);
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(Buffer.from(bytes).toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${release.name}@${release.version}/${release.server.entry}`,
  });
  run(module, module.exports, requireBuiltin);
  return Container.parse(module.exports);
}

function requireBuiltin(specifier: string): unknown {
  if (specifier.startsWith('node:')) return nodeRequire(specifier);
  throw new Error(`a remote may not require "${specifier}" at run time`);
}
