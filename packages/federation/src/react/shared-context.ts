import { createContext, type Context } from 'react';

const registry = globalThis as unknown as Record<symbol, Context<unknown> | undefined>;

/**
 * Creates a React context that every bundle on the page (or in the process) shares, even if each contains its
 * own copy or version of the calling module. The context object is global; its *value* lives in the tree, so
 * nothing leaks between requests.
 * @param name globally unique name, for example `library.event-bus`
 */
export function sharedContext<Value>(name: string): Context<Value | null> {
  const key = Symbol.for(`${name}.context`);
  const context = (registry[key] ??= createContext<unknown>(null));
  return context as Context<Value | null>;
}
