/** Wraps an answer in the envelope of every success. */
export function success<Data>(data: Data, message?: string) {
  return { status: 'success' as const, data, ...(message !== undefined && { message }) };
}
