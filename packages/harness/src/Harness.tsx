import { createApi, type Api } from '@kaadu/api-client';
import { readStored } from '@kaadu/browser-storage';
import { storageKeys, type SiteOrigins } from '@kaadu/contracts';
import type { SiteBus } from '@kaadu/event-bus/react';
import type { Navigation } from '@kaadu/federation/react';
import { RemoteProviders } from '@kaadu/ui/remote-providers';
import { useMemo, type ReactNode } from 'react';

export const testOrigins: SiteOrigins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };

export interface HarnessProps {
  readonly bus: SiteBus;
  /** API client. Defaults to the real client for `origins.apiUrl`. */
  readonly api?: Api;
  readonly origins?: SiteOrigins;
  /** Path, query and fragment of the current page. Defaults to `/`. */
  readonly at?: string;
  readonly navigate?: Navigation['navigate'];
  readonly children: ReactNode;
}

const token = () => readStored(storageKeys.accessToken);

/** Renders the context providers with which the shell wraps a remote. */
export function Harness({ bus, api, origins = testOrigins, at = '/', navigate, children }: HarnessProps) {
  const client = useMemo(() => api ?? createApi({ baseUrl: origins.apiUrl, token }), [api, origins.apiUrl]);
  const { pathname, search, hash } = new URL(at, origins.siteUrl);
  const navigation: Navigation = {
    location: { pathname, search, hash },
    pending: false,
    navigate: navigate ?? (() => undefined),
  };
  return (
    <RemoteProviders origins={origins} navigation={navigation} api={client} bus={bus}>
      {children}
    </RemoteProviders>
  );
}
