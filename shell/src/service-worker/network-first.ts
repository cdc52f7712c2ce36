/** Milliseconds after which what is saved is shown while the network is still being waited for. */
export const timeoutMs = 5000;

/**
 * The network's answer; when that fails or takes too long what is saved, if anything is; in the end what stands in for both.
 * A slow answer is waited for when there is nothing else.
 */
export async function networkFirst(
  network: Promise<Response>,
  saved: () => Promise<Response | undefined>,
  fallback?: () => Promise<Response>,
  timeout = timeoutMs,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve, reject) => {
    timer = setTimeout(() => {
      saved().then((found) => resolve(found ?? network), reject);
    }, timeout);
  });
  // Whichever is not waited for may fail unnoticed.
  late.catch(() => undefined);
  try {
    return await Promise.race([network, late]);
  } catch (error) {
    const found = await saved();
    if (found) return found;
    if (fallback) return fallback();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
