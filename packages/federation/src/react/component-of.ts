import type { ComponentType } from 'react';

/** Returns the component that a module exports under a name. @throws Error when it exports none */
export function componentOf<Props = object>(module: unknown, name: string): ComponentType<Props> {
  const exported: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (isComponent<Props>(exported)) return exported;
  throw new Error(`the module must export a component "${name}"`);
}

/** Whether a value is a component. `memo` and `lazy` return objects. */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
