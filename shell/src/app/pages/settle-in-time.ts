/** Thrown when a loader ignores its abort signal. */
export class LoaderTimeout extends Error {
  override readonly name = 'LoaderTimeout';
}

/** Milliseconds that a loader has to settle after its signal is aborted. */
const graceMs = 100;

/**
 * Awaits work that is cancelled by a signal. Work that ignores the signal does not delay the page.
 * @throws LoaderTimeout shortly after the signal was aborted
 */
export async function settleInTime<Value>(signal: AbortSignal, work: Value | Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort = (): void => undefined;
  const timeout = new Promise<never>((_, reject) => {
    onAbort = () => {
      timer = setTimeout(() => reject(new LoaderTimeout('its loader never finishes')), graceMs);
    };
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}
