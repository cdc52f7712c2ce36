import { createContext, type Context } from 'react';

const registry = globalThis as unknown as Record<symbol, Context<unknown> | undefined>;

/**
 * A React context whose identity is shared by every bundle on the page (or in the process), even when each
 * carries its own copy or version of the module that asks for it. The context object is global; its *value*
 * lives in the tree, so nothing leaks between requests.
 * @param name globally unique, for example `library.event-bus`
 */
export function sharedContext<Value>(name: string): Context<Value | null> {
  const key = Symbol.for(`${name}.context`);
  const context = (registry[key] ??= createContext<unknown>(null));
  return context as Context<Value | null>;
}
