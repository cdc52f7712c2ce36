/** A loader went on although it was told to stop. */
export class LoaderTimeout extends Error {
  override readonly name = 'LoaderTimeout';
}

/** Milliseconds that a loader has to end once its signal is aborted. */
const graceMs = 100;

/**
 * The outcome of work that ends when its signal is aborted. What does not obey its signal must not hold up the page.
 * @throws LoaderTimeout shortly after the signal was aborted
 */
export async function settleInTime<Value>(signal: AbortSignal, work: Value | Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    onAbort = () => {
      timer = setTimeout(() => reject(new LoaderTimeout('its loader never finishes')), graceMs);
    };
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}
