import { createApi } from '@kaadu/api-client';
import { events, type SiteOrigins } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { pageBus } from '@kaadu/event-bus/page';
import type { Navigation } from '@kaadu/federation/react';
import { RemoteProviders as Providers } from '@kaadu/ui/remote-providers';
import { useMemo, useState, type ReactNode } from 'react';
import { hostStyles } from './host-styles';

export interface RemoteProvidersProps {
  /** Public origins of the site and of its API. The API must accept the host's origin (`SITE_ORIGIN`). */
  readonly origins: SiteOrigins;
  /** Path, query and fragment of the site's page that the remotes render for. Defaults to `/`. */
  readonly at?: string;
  /** Follows a link to a page of the site. By default the browser opens it on the site. */
  readonly navigate?: Navigation['navigate'];
  readonly children: ReactNode;
}

/**
 * Provides the API client, event bus, navigation, origins and design tokens to remotes of this site in a host that is
 * another site. Only such hosts load it. It renders the same on a server as in browsers.
 */
export function RemoteProviders({ origins, at = '/', navigate, children }: RemoteProvidersProps) {
  const { siteUrl, apiUrl } = origins;
  const api = useMemo(() => createApi({ baseUrl: apiUrl }), [apiUrl]);
  const [bus] = useState(() => (typeof window === 'undefined' ? createEventBus(events) : pageBus(events)));
  const navigation = useMemo<Navigation>(() => {
    const { pathname, search, hash } = new URL(at, siteUrl);
    const resolve = (href: string) => new URL(href, siteUrl).href;
    return {
      location: { pathname, search, hash },
      pending: false,
      navigate: navigate ?? ((href) => window.location.assign(resolve(href))),
      resolve,
    };
  }, [at, siteUrl, navigate]);
  return (
    <Providers origins={origins} api={api} bus={bus} navigation={navigation}>
      <style href={hostStyles.name} precedence={hostStyles.name}>
        {hostStyles.text}
      </style>
      <div data-remotes-of={hostStyles.name}>{children}</div>
    </Providers>
  );
}
