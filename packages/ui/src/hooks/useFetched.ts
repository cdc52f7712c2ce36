import { useEffect, useEffectEvent, useState } from 'react';

interface Fetching<Value> {
  /** What the server already loaded; undefined when it could not. */
  readonly initial: Value | undefined;
  readonly load: (options: { signal: AbortSignal }) => Promise<Value>;
  readonly onError: (error: unknown) => void;
}

/**
 * A value that the server's loader usually brought along; when it did not, it is loaded in the browser, once.
 * `settled` is true when there is a value or the load has failed.
 */
export function useFetched<Value>({ initial, load, onError }: Fetching<Value>) {
  const [value, setValue] = useState(initial);
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(load);
  const fail = useEffectEvent(onError);
  const missing = initial === undefined;

  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    begin({ signal: leaving.signal }).then(
      (loaded) => {
        if (!leaving.signal.aborted) setValue(loaded);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setFailed(true);
        fail(error);
      },
    );
    return () => leaving.abort();
  }, [missing]);

  return { value, settled: value !== undefined || failed };
}
