import { useRef, useState } from 'react';
import { problemOf, type Problem } from '../../feedback/problem/problem';

/** Runs one action at a time, and keeps the problem of the last one. */
export function useAction() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function run(action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy, problem };
}
