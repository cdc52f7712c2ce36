import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../feedback/problem/problem';
import { useRevisit } from './use-revisit';

type Load<Data> = () => Promise<Data>;

export interface ServerData<Data> {
  /** Data of the last response; it stays while another is pending, and when that fails. */
  readonly data: Data | null;
  /** False while `data` belongs to an earlier `load` than the current one. */
  readonly isCurrent: boolean;
  /** Problem of the last call; null once one has succeeded. */
  readonly problem: Problem | null;
  readonly refresh: () => Promise<void>;
  /** Replaces the data with the response to a call that changes it. */
  readonly replace: (data: Data) => void;
}

/**
 * Loads data from the server, again whenever `load` changes or the visitor returns to the page.
 * @param load memoised; null to load nothing
 */
export function useServerData<Data>(load: Load<Data> | null): ServerData<Data> {
  const [loaded, setLoaded] = useState<{ readonly by: Load<Data> | null; readonly data: Data } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A response counts only if nothing newer was requested or saved since its request.
  const latest = useRef(0);

  const replace = useCallback(
    (data: Data) => {
      latest.current += 1;
      setLoaded({ by: load, data });
      setProblem(null);
    },
    [load],
  );
  const refresh = useCallback((): Promise<void> => {
    if (!load) return Promise.resolve();
    const turn = (latest.current += 1);
    return load().then(
      (data) => {
        if (turn === latest.current) replace(data);
      },
      (error: unknown) => {
        if (turn === latest.current) setProblem(problemOf(error));
      },
    );
  }, [load, replace]);

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useRevisit(() => void refresh());

  return { data: loaded ? loaded.data : null, isCurrent: loaded?.by === load, problem, refresh, replace };
}
