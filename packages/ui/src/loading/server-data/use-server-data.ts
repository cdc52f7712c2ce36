import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../feedback/problem/problem';
import { useRevisit } from './use-revisit';

type Load<Data> = () => Promise<Data>;

export interface ServerData<Data> {
  /** The last answer; it stays while another is awaited, and when that fails. */
  readonly data: Data | null;
  /** False while `data` answers an earlier `load` than the present one. */
  readonly isCurrent: boolean;
  /** Why the last call failed; null once one has succeeded. */
  readonly problem: Problem | null;
  readonly refresh: () => Promise<void>;
  /** Takes over what a call that changes something has answered with. */
  readonly replace: (data: Data) => void;
}

/**
 * Reads something from the server, again whenever `load` changes or the visitor returns to the page.
 * @param load memoised by what it asks for; null: nothing is read
 */
export function useServerData<Data>(load: Load<Data> | null): ServerData<Data> {
  const [loaded, setLoaded] = useState<{ readonly by: Load<Data> | null; readonly data: Data } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // An answer counts only if nothing newer was asked or saved since it was asked for.
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
