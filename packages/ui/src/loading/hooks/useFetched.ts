import { useEffect, useEffectEvent, useState } from 'react';

interface Fetching<Value> {
  /** The value loaded on the server; undefined when that failed. */
  readonly initial: Value | undefined;
  readonly load: (options: { signal: AbortSignal }) => Promise<Value>;
  readonly onError: (error: unknown) => void;
}

/** Returns a value from the server, or loads it once in the browser. `loading` is true until it loads or fails. */
export function useFetched<Value>({ initial, load, onError }: Fetching<Value>) {
  const [value, setValue] = useState(initial);
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(load);
  const fail = useEffectEvent(onError);
  const missing = initial === undefined;

  useEffect(() => {
    if (!missing) return;
    const unmounted = new AbortController();
    begin({ signal: unmounted.signal }).then(
      (loaded) => {
        if (!unmounted.signal.aborted) setValue(loaded);
      },
      (error: unknown) => {
        if (unmounted.signal.aborted) return;
        setFailed(true);
        fail(error);
      },
    );
    return () => unmounted.abort();
  }, [missing]);

  return { value, loading: value === undefined && !failed };
}
