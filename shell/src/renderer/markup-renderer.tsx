import { OriginsProvider } from '@kaadu/api-client/origins';
import type { SiteOrigins } from '@kaadu/contracts';
import { NavigationProvider, type RenderMarkup } from '@kaadu/federation/react';
import { renderToString } from 'react-dom/server';

/** Of pure markup, which has links, but no page. */
const navigation = {
  get location(): never {
    throw new Error('Pure markup is the same in all pages: it cannot use the address of one');
  },
  pending: false,
  navigate: () => undefined,
};

/** Renders pure markup of remotes, with the site's origins alone. */
export function markupRenderer(origins: SiteOrigins): RenderMarkup {
  return (content) =>
    renderToString(
      <OriginsProvider origins={origins}>
        <NavigationProvider value={navigation}>{content}</NavigationProvider>
      </OriginsProvider>,
    );
}
