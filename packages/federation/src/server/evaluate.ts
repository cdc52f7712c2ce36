import { compileFunction } from 'node:vm';
import * as z from 'zod';
import type { Release } from '../release/index';

/** Verified files of a release that the server renders with. */
export interface ServerEntry {
  readonly release: Release;
  readonly entry: Uint8Array;
  /** Text of its style sheets for browsers, by path. */
  readonly styles: Readonly<Record<string, string>>;
}

/** A Module Federation container, which a remote's entry exports. */
export interface RemoteContainer {
  /** Loads an expose. @returns factory that evaluates the expose's module */
  get(expose: string): Promise<() => unknown>;
  init(shareScope: object, initScope?: object, options?: object): void | Promise<void>;
}

const Container = z.object({
  get: z.custom<RemoteContainer['get']>(isFunction),
  init: z.custom<RemoteContainer['init']>(isFunction),
});

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/**
 * Evaluates a server entry as a CommonJS module and returns its container. The code can require nothing: its
 * libraries are bundled or come through the share scope.
 * @param scope globals that replace this thread's for the code
 */
export function evaluateEntry(
  { release, entry }: ServerEntry,
  scope: Readonly<Record<string, unknown>> = {},
): RemoteContainer {
  const module: { exports: unknown } = { exports: {} };
  const names = ['module', 'exports', 'require', ...Object.keys(scope)];
  const run = compileFunction(Buffer.from(entry).toString('utf8'), names, {
    filename: evaluationFilename(release),
  });
  run(module, module.exports, refuseToRequire, ...Object.values(scope));
  return Container.parse(module.exports);
}

/** Returns the file name of a release's code in stacks. */
export function evaluationFilename({ name, version, server }: Release): string {
  return `${name}@${version}/${server?.entry ?? ''}`;
}

function refuseToRequire(specifier: string): never {
  throw new Error(`it requires "${specifier}", which a remote may not at run time`);
}
