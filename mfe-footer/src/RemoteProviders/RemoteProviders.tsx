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
  /** Path, query and fragment of the page of the site that the host shows; it decides what a remote shows. Default: `/`. */
  readonly at?: string;
  /** Follows a link to a page of the site. Default: the browser opens it on the site. */
  readonly navigate?: Navigation['navigate'];
  readonly children: ReactNode;
}

/**
 * Provides what the remotes of this site need to a host that is another site: API client, event bus, navigation, origins,
 * design tokens. Only such hosts load it. It renders the same on a server as in browsers.
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
