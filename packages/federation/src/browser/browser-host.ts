import type { PageReleaseSet, PageRemote } from '../release/page-release';
import { createShareScope, type SharedModule } from '../release/share-scope';
import { loadContainer, type RemoteContainer } from './load-container';

export interface BrowserHostOptions {
  readonly name: string;
  /** The release set that the server wrote into the page. */
  readonly releases: PageReleaseSet;
  /** Libraries that the host provides to every remote. */
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Milliseconds that loading one container may take. */
  readonly loadTimeoutMs?: number;
}

export interface BrowserHost {
  /** Loads an expose, for example `load('header', './header')`. Repeated calls load it once; after a failure, again. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Switches the page to another build of a remote and loads every expose in use again, for hot reload in development. */
  replace(remote: string, release: PageRemote): Promise<void>;
}

/** Ends the task: evaluating code takes long on a phone, and the browser can paint and answer to the visitor between two steps. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The page's module-federation host. It serves the release set that the HTML was rendered with, and no other. Containers
 * choose among the shared libraries themselves, so that it needs no federation runtime (docs/decisions/053).
 */
export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { name, releases, shared, loadTimeoutMs = 10_000 } = options;
  const current = new Map(Object.entries(releases));
  const containers = new Map<string, Promise<RemoteContainer>>();
  const modules = new Map<string, Promise<unknown>>();

  async function startContainer(remote: string): Promise<RemoteContainer> {
    const release = current.get(remote);
    if (!release) throw new Error(`${remote} is not in this page's release set`);
    const container = await loadContainer(release, loadTimeoutMs);
    await nextTask();
    await container.init(createShareScope(name, shared));
    return container;
  }

  async function loadModule(remote: string, expose: string): Promise<unknown> {
    const container = await once(containers, remote, () => startContainer(remote));
    const evaluate = await container.get(expose);
    await nextTask();
    return evaluate();
  }

  const load = (remote: string, expose: string) =>
    once(modules, `${remote}/${expose}`, () => loadModule(remote, expose));

  async function replace(remote: string, release: PageRemote): Promise<void> {
    current.set(remote, release);
    containers.delete(remote);
    // Chunks of the previous build must not be mistaken for chunks of this one.
    Reflect.deleteProperty(globalThis, `${release.global}_chunks`);
    const inUse = [...modules.keys()].filter((key) => key.startsWith(`${remote}/`));
    for (const key of inUse) {
      modules.delete(key);
      await load(remote, key.slice(remote.length + 1));
    }
  }

  return { load, replace };
}

/** What has been started under a key, or starts it; a failure is not kept. */
function once<Value>(started: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>) {
  const known = started.get(key);
  if (known) return known;
  const starting = start();
  started.set(key, starting);
  starting.catch(() => {
    if (started.get(key) === starting) started.delete(key);
  });
  return starting;
}
