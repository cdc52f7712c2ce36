import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export interface IntegrityOptions {
  /**
   * Returns the subresource integrity of a remote's entry (`sha384-…`). Remotes without one are loaded by the
   * runtime.
   */
  readonly integrityOf: (remote: string) => string | undefined;
  /** Timeout for loading an entry, in milliseconds. */
  readonly timeoutMs: number;
}

/** Loads the entries of remotes with subresource integrity and a timeout. */
export function integrityPlugin({ integrityOf, timeoutMs }: IntegrityOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url, remoteInfo }) {
      const integrity = remoteInfo && url === remoteInfo.entry && integrityOf(remoteInfo.name);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: timeoutMs };
    },
    async loadEntry({ remoteInfo: { name, entry, type } }) {
      const integrity = integrityOf(name);
      if (!integrity || (type !== 'module' && type !== 'esm')) return undefined;
      await preloadModule(entry, integrity, timeoutMs);
      return import(/* webpackIgnore: true */ entry);
    },
  };
}

/**
 * Verifies a module and adds it to the document's module map, where `import()` finds it. `import()` itself
 * supports no integrity.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload
 */
function preloadModule(url: string, integrity: string, timeoutMs: number): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${url} ${reason}`));
    const timer = setTimeout(() => fail(`did not load within ${timeoutMs} ms`), timeoutMs);
    link.addEventListener('error', () => {
      clearTimeout(timer);
      fail('did not load or is not the released file');
    });
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(link);
  }).finally(() => link.remove());
}
