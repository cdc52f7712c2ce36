import { useRef, useState } from 'react';
import { problemOf, type Problem } from '../../feedback/problem/problem';

/** Runs one thing at a time, and keeps why it failed. */
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
