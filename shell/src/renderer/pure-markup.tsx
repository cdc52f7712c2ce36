import { OriginsProvider } from '@kaadu/api-client/origins';
import { events, type SiteOrigins } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { BusProvider } from '@kaadu/event-bus/react';
import { NavigationProvider, type PureMarkup } from '@kaadu/federation/react';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Of pure markup, which has links, but no page. */
const navigation = {
  get location(): never {
    throw new Error('Pure markup is the same in all pages: it cannot use the address of one');
  },
  pending: false,
  navigate: () => undefined,
};

/** Of ids that React makes: where they are in a page is part of them. */
const identifierPrefix = 'id-of-pure-markup-';

/** On which nothing has happened, as on that of a page that is being rendered. */
const bus = createEventBus(events);

/**
 * Markup by the function that renders it, which belongs to one version of a remote: it is kept no longer than that version,
 * and than its data, or as long as others are not asked for more recently.
 */
const byObject = new WeakMap<object, WeakMap<object, string>>();
const byKey = new WeakMap<object, LRUCache<string, string>>();

/** Characters of the markup that is kept of one function by the keys of its data. */
const maxKeptLength = 400_000;

const newCache = () =>
  new LRUCache<string, string>({
    maxSize: maxKeptLength,
    // It takes no size of 0.
    sizeCalculation: (markup, key) => markup.length + key.length + 1,
  });

/** Renders pure markup of remotes once for all pages, with the site's origins alone. */
export function pureMarkupFor(origins: SiteOrigins): PureMarkup {
  const markupOf = (content: ReactNode) => {
    const markup = renderToString(
      <OriginsProvider origins={origins}>
        <BusProvider bus={bus}>
          <NavigationProvider value={navigation}>{content}</NavigationProvider>
        </BusProvider>
      </OriginsProvider>,
      { identifierPrefix },
    );
    if (markup.includes(identifierPrefix))
      throw new Error(
        'Pure markup is the same in all pages: it cannot use an id of one, as useId makes them',
      );
    return markup;
  };
  return (render, data) => {
    if (!('isPure' in render) || typeof data !== 'object' || data === null) return undefined;
    const make = () => markupOf(render(data));
    const key = 'keyOf' in render && typeof render.keyOf === 'function' ? render.keyOf(data) : undefined;
    return typeof key === 'string'
      ? getOrRender(make, cacheOf(byKey, render, newCache), key)
      : getOrRender(
          make,
          cacheOf(byObject, render, () => new WeakMap()),
          data,
        );
  };
}

interface Cache<Key> {
  get(key: Key): string | undefined;
  set(key: Key, markup: string): unknown;
}

function cacheOf<Value>(caches: WeakMap<object, Value>, render: object, create: () => Value): Value {
  const kept = caches.get(render);
  if (kept) return kept;
  const cache = create();
  caches.set(render, cache);
  return cache;
}

function getOrRender<Key>(make: () => string, cache: Cache<Key>, key: Key): string {
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const markup = make();
  cache.set(key, markup);
  return markup;
}
