/** Wraps a call's data in the envelope of successful responses. */
export function success<Data>(data: Data, message?: string) {
  return { status: 'success' as const, data, ...(message !== undefined && { message }) };
}
