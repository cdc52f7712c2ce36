import { sharedContext } from '@kaadu/federation/react';
import { useContext, type ReactNode } from 'react';
import type { Api } from './index';

const ApiContext = sharedContext<Api>('kaadu.api');

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Returns the typed API client that the shell or a test harness provides. Throws without a provider. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it');
  return api;
}
