import { extendApi, type Client } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { Endpoint } from '@kaadu/contracts/endpoint';
import { useMemo } from 'react';

/**
 * A client of the calls that one screen makes. They are not in the client that every page downloads.
 * @param endpoints a constant of the module: each new object makes a new client
 */
export function useAdminApi<const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Client<Endpoints> {
  const api = useApi();
  return useMemo(() => extendApi(api, endpoints), [api, endpoints]);
}
