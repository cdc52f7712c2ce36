import { accountCalls } from './calls/account-calls';
import { catalogueCalls } from './calls/catalogue-calls';
import { travelCalls } from './calls/travel-calls';
import { createTransport, type ApiOptions } from './transport';

/**
 * The typed client of the API: one function a call of §7. Every function rejects with an `ApiError`, or with the
 * cancellation when its signal is aborted; every answer is parsed against its schema.
 */
export function createApi(options: ApiOptions) {
  const transport = createTransport(options);
  return { ...catalogueCalls(transport), ...travelCalls(transport), ...accountCalls(transport) };
}

export type Api = ReturnType<typeof createApi>;
