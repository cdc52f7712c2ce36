import type { Api } from '@kaadu/api-client';
import { OriginsProvider } from '@kaadu/api-client/origins';
import { ApiProvider } from '@kaadu/api-client/react';
import type { SiteOrigins } from '@kaadu/contracts';
import { BusProvider, type SiteBus } from '@kaadu/event-bus/react';
import { NavigationProvider, type Navigation } from '@kaadu/federation/react';
import type { ReactNode } from 'react';

export interface RemoteProvidersProps {
  /** Public origins of the site and of its API, for links, images and requests. */
  readonly origins: SiteOrigins;
  /** Client of the API, with the visitor's token if there is one. */
  readonly api: Api;
  /** Event bus of the page (`pageBus`), or of the request on a server (`createEventBus`). */
  readonly bus: SiteBus;
  /** Router of the host. Omitted by a host that renders `NavigationProvider` itself, inside of its router. */
  readonly navigation?: Navigation;
  readonly children: ReactNode;
}

/**
 * Provides the contexts that remotes take from their host. They are the same objects in every bundle on the page
 * (`sharedContext`), so host and remotes need not share this package.
 */
export function RemoteProviders({ origins, api, bus, navigation, children }: RemoteProvidersProps) {
  return (
    <OriginsProvider origins={origins}>
      <ApiProvider api={api}>
        <BusProvider bus={bus}>
          {navigation ? <NavigationProvider value={navigation}>{children}</NavigationProvider> : children}
        </BusProvider>
      </ApiProvider>
    </OriginsProvider>
  );
}
