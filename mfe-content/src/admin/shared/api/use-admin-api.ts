import { createClient, type Client } from '@kaadu/api-client';
import { useOrigins } from '@kaadu/api-client/origins';
import type { Endpoint } from '@kaadu/contracts/endpoint';
import { useMemo } from 'react';
import { readToken } from '../../../shared/session/read-token';

/**
 * A client of the calls that one screen makes. They are not in the client that every page downloads.
 * @param endpoints a constant of the module: each new object makes a new client
 */
export function useAdminApi<const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Client<Endpoints> {
  const { apiUrl } = useOrigins();
  return useMemo(() => createClient(endpoints, { baseUrl: apiUrl, token: readToken }), [endpoints, apiUrl]);
}
