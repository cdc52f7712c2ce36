import { extendApi, type Client } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { Endpoint } from '@kaadu/contracts/endpoint';
import { useMemo } from 'react';

/**
 * Creates a client of the calls of one screen. The client in every page's bundle does not include them.
 * @param endpoints a constant of the module: each new object creates a new client
 */
export function useAdminApi<const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Client<Endpoints> {
  const api = useApi();
  return useMemo(() => extendApi(api, endpoints), [api, endpoints]);
}
