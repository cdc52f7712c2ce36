/** Origin of the remotes in tests. */
export const origin = 'https://remotes.test';

/** Exposes of a container: the value that each returns, or the error that loading it throws. */
type Exposes = Readonly<Record<string, object>>;

/** Creates a container that the runtime accepts. */
export function containerOf(exposes: Exposes) {
  return {
    init: jest.fn(),
    get: jest.fn(async (expose: string) => {
      const exposed = exposes[expose];
      if (exposed instanceof Error) throw exposed;
      return () => exposed;
    }),
  };
}

export interface FakeEntries {
  /** Makes the script at a URL set a global to a container, as `var` does: it cannot be deleted. */
  readonly provide: (url: string, global: string, container: object) => void;
  /** Scripts and preloaded modules that were requested, in order. */
  readonly requested: (HTMLScriptElement | HTMLLinkElement)[];
  /** Called when a script or a module is requested, before it loads. */
  onRequest: () => void;
  /** URLs of modules that can be preloaded. */
  readonly modules: Set<string>;
}

/**
 * Replaces script and module loading for every test of the file. URLs that were not provided fail to load.
 */
export function fakeEntries(): FakeEntries {
  const scripts = new Map<string, () => void>();
  const modules = new Set<string>();
  const requested: FakeEntries['requested'] = [];
  const entries: FakeEntries = { provide, requested, modules, onRequest: () => undefined };

  const load = (element: Node | string) => {
    if (!(element instanceof HTMLScriptElement || element instanceof HTMLLinkElement)) return;
    requested.push(element);
    entries.onRequest();
    const run = element instanceof HTMLScriptElement ? scripts.get(element.src) : undefined;
    const isThere = run !== undefined || (element instanceof HTMLLinkElement && modules.has(element.href));
    run?.();
    queueMicrotask(() => element.dispatchEvent(new Event(isThere ? 'load' : 'error')));
  };
  beforeEach(() => {
    scripts.clear();
    modules.clear();
    requested.length = 0;
    entries.onRequest = () => undefined;
    jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      load(node);
      return node;
    });
    jest.spyOn(document.head, 'append').mockImplementation((...nodes) => nodes.forEach(load));
  });
  afterEach(() => jest.restoreAllMocks());

  function provide(url: string, global: string, container: object): void {
    scripts.set(url, () => {
      if (Object.hasOwn(globalThis, global)) Reflect.set(globalThis, global, container);
      else Object.defineProperty(globalThis, global, { value: container, writable: true });
    });
  }
  return entries;
}
