import type { Api } from '@kaadu/api-client';
import { OriginsProvider } from '@kaadu/api-client/origins';
import { ApiProvider } from '@kaadu/api-client/react';
import type { SiteOrigins } from '@kaadu/contracts';
import { BusProvider, type SiteBus } from '@kaadu/event-bus/react';
import type { ReactNode } from 'react';
import { CompositionProvider, type Composition } from './composition';

export interface AppProps {
  readonly api: Api;
  readonly bus: SiteBus;
  readonly origins: SiteOrigins;
  readonly composition: Composition;
  /** The router of the server or of the browser. */
  readonly children: ReactNode;
}

/** Provides everything that remotes reach through context. */
export function App({ api, bus, origins, composition, children }: AppProps) {
  return (
    <OriginsProvider origins={origins}>
      <ApiProvider api={api}>
        <BusProvider bus={bus}>
          <CompositionProvider value={composition}>{children}</CompositionProvider>
        </BusProvider>
      </ApiProvider>
    </OriginsProvider>
  );
}
