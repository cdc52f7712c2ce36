export interface MountOptions {
  /** Whether the element contains the markup that `render` has returned for the same data. */
  readonly hydrate: boolean;
}

/**
 * Exports of an expose that is written in any framework. Its server build exports `render`, its browser build
 * `mount`. The data must be JSON.
 */
export interface Mountable<Data = unknown> {
  /** Renders the part's markup. */
  render?(data: Data): string | Promise<string>;
  /**
   * Shows the part in an element.
   * @returns a function that removes the part
   */
  mount?(element: Element, data: Data, options: MountOptions): () => void;
}

/** Whether a module exports `render` or `mount`. */
export function isMountable(module: unknown): module is Mountable {
  if (typeof module !== 'object' || module === null) return false;
  return isFunction(module, 'render') || isFunction(module, 'mount');
}

function isFunction(module: object, name: keyof Mountable): boolean {
  return typeof Reflect.get(module, name) === 'function';
}
