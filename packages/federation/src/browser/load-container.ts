import type { PageRemote } from '../release/page-release';

/** A module-federation container, which the entry script assigns to a global variable. */
export interface RemoteContainer {
  /** @returns a function that evaluates the expose's module */
  get(expose: string): Promise<() => unknown>;
  init(shareScope: object): void | Promise<void>;
}
/**
 * Loads a remote's entry with subresource integrity and returns its container.
 * Rejects when the script does not load in time, is not the released file, or defines no container.
 */
export function loadContainer(remote: PageRemote, timeoutMs: number): Promise<RemoteContainer> {
  const script = document.createElement('script');
  script.src = remote.entry;
  script.integrity = remote.integrity;
  script.crossOrigin = 'anonymous';
  return new Promise<RemoteContainer>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${remote.entry} ${reason}`));
    const timer = setTimeout(() => fail(`did not load within ${timeoutMs} ms`), timeoutMs);
    script.addEventListener('error', () => fail('did not load or is not the released file'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const container: unknown = Reflect.get(window, remote.global);
      if (isContainer(container)) resolve(container);
      else fail('defines no container');
    });
    document.head.append(script);
  }).finally(() => script.remove());
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
