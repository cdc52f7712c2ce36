import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { envelope } from '@kaadu/contracts/envelope';
import * as z from 'zod/mini';

/** The data in an endpoint's answer. @throws ZodError when the answer is not as the endpoint says */
export function dataOf<E extends Endpoint>(endpoint: E, answer: unknown): DataOf<E> {
  const { data } = z.parse(envelope(z.unknown()), answer);
  return z.parse<E['data']>(endpoint.data, data);
}
