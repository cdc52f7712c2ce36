/**
 * Describes why the shell's process has ended, as a predicate of the version that ended it, such as `calls
 * process.exit`.
 * @param end exit status: `exit code 1`, `signal SIGABRT`
 * @param errors output on standard error
 */
export function causeOfEnd(end: string, errors: string): string {
  if (/heap out of memory|allocation failed/i.test(errors)) return 'runs out of memory';
  const thrown = /^(?:Uncaught )?(\w*Error\b.*)$/m.exec(errors)?.[1];
  if (thrown) return `throws where nothing catches it: ${thrown}`;
  const [said] = errors.trim().split('\n').slice(-1);
  if (end.startsWith('exit code') && !said) return `calls process.exit (${end})`;
  return `ends the shell (${[end, said].filter(Boolean).join(': ')})`;
}
