import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { envelope } from '@kaadu/contracts/envelope';
import * as z from 'zod/mini';

/** Parses the data of an endpoint's response. @throws ZodError when it does not match the schema */
export function dataOf<E extends Endpoint>(endpoint: E, response: unknown): DataOf<E> {
  const { data } = z.parse(envelope(z.unknown()), response);
  return z.parse<E['data']>(endpoint.data, data);
}
