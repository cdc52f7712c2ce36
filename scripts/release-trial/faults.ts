import type { LogLine } from './trial-shell';

export interface Candidate {
  readonly name: string;
  readonly version: string;
}

const errorLevel = 50;
const warningLevel = 40;

/** How a loader fails when its API does not answer: no fault of the remote. */
const noAnswer = new Set(['ApiError', 'CanceledError', 'DOMException', 'TimeoutError', 'AbortError']);

/**
 * What a shell's log holds against a candidate, in the shell's own words.
 * @param apiAnswers whether its loaders had an API that answers
 */
export function faultsIn(
  log: readonly LogLine[],
  { name, version }: Candidate,
  apiAnswers: boolean,
): string[] {
  const ours = log.filter((line) => line.remote === name && line.version === version);
  const faults = ours.filter(({ level, slot, err }) => {
    const unanswered = noAnswer.has(err?.type ?? '');
    if (level >= errorLevel) return apiAnswers || !unanswered;
    // A slot shows without its data, but with an API that answers its loader has no reason to fail.
    return level >= warningLevel && slot !== undefined && apiAnswers && err?.type !== 'DOMException';
  });
  return [...new Set(faults.map(describe))];
}

function describe({ slot, expose, path, cause, err, msg }: LogLine): string {
  const where = [slot && `slot ${slot}`, expose, path && `at ${path}`].filter(Boolean).join(' ');
  const place = err?.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const what = cause ?? err?.message ?? msg;
  return `${where && `${where}: `}${what}${place ? ` (${place.trim()})` : ''}`;
}

/** How many faults are worth reading at once. */
const shown = 6;

/** @throws Error listing the faults, if there are any */
export function throwFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length > shown ? [`and ${faults.length - shown} more`] : [];
  throw new Error([...faults.slice(0, shown), ...more].join('\n      '));
}
