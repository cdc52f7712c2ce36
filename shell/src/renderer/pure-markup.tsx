import { OriginsProvider } from '@kaadu/api-client/origins';
import type { SiteOrigins } from '@kaadu/contracts';
import { NavigationProvider, type PureMarkup } from '@kaadu/federation/react';
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

/**
 * Markup by the function that renders it, which belongs to one version of a remote, and by its data: both keep it no longer
 * than they last.
 */
const kept = new WeakMap<object, WeakMap<object, string>>();

/** Renders pure markup of remotes once for all pages, with the site's origins alone. */
export function pureMarkupFor(origins: SiteOrigins): PureMarkup {
  const markupOf = (content: ReactNode) =>
    renderToString(
      <OriginsProvider origins={origins}>
        <NavigationProvider value={navigation}>{content}</NavigationProvider>
      </OriginsProvider>,
    );
  return (render, data) => {
    if (!('isPure' in render) || typeof data !== 'object' || data === null) return undefined;
    const byData = kept.get(render) ?? new WeakMap<object, string>();
    kept.set(render, byData);
    const markup = byData.get(data) ?? markupOf(render(data));
    byData.set(data, markup);
    return markup;
  };
}
