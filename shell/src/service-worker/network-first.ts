/** Milliseconds after which a saved response is used while the network request continues. */
export const timeoutMs = 5000;

/**
 * Returns the network response. If that fails or times out, returns the saved response, or else the fallback.
 * A slow network response is awaited if there is nothing else.
 */
export async function networkFirst(
  network: Promise<Response>,
  saved: () => Promise<Response | undefined>,
  fallback?: () => Promise<Response>,
  timeout = timeoutMs,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const afterTimeout = new Promise<Response>((resolve, reject) => {
    timer = setTimeout(() => {
      saved().then((found) => resolve(found ?? network), reject);
    }, timeout);
  });
  // The promise that is not awaited may reject.
  afterTimeout.catch(() => undefined);
  try {
    return await Promise.race([network, afterTimeout]);
  } catch (error) {
    const found = await saved();
    if (found) return found;
    if (fallback) return fallback();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
