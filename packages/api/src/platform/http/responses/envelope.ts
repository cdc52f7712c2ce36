/** The envelope of every success around a call's data. */
export function success<Data>(data: Data, message?: string) {
  return { status: 'success' as const, data, ...(message !== undefined && { message }) };
}
