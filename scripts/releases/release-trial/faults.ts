import type { LogLine } from './trial-shell';

export interface Candidate {
  readonly name: string;
  readonly version: string;
}

const errorLevel = 50;
const warningLevel = 40;

/** Errors of a loader whose API does not respond; they are not the remote's fault. */
const apiErrors = new Set(['ApiError', 'CanceledError', 'DOMException', 'TimeoutError', 'AbortError']);

/**
 * Lists the errors and warnings about a candidate in a shell's log.
 * @param apiResponds whether the API responded to the loaders
 */
export function faultsIn(
  log: readonly LogLine[],
  { name, version }: Candidate,
  apiResponds: boolean,
): string[] {
  const ours = log.filter((line) => line.remote === name && line.version === version);
  const faults = ours.filter(({ level, slot, reason, err }) => {
    // Its removal follows from failures that are reported themselves.
    if (reason !== undefined && !apiResponds) return false;
    // Errors of a worker thread have a name; their type is a generic object's.
    const kind = err?.name ?? err?.type ?? '';
    const isApiError = apiErrors.has(kind);
    if (level >= errorLevel) return apiResponds || !isApiError;
    // A slot can render without data, but its loader must not fail while the API responds.
    return level >= warningLevel && slot !== undefined && apiResponds && kind !== 'DOMException';
  });
  return [...new Set(faults.map(describe))];
}

function describe({ slot, expose, path, cause, reason, err, msg }: LogLine): string {
  const where = [slot && `slot ${slot}`, expose, path && `at ${path}`].filter(Boolean).join(' ');
  const place = err?.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const what = cause ?? err?.message ?? (reason === undefined ? msg : `${msg}: ${reason}`);
  return `${where && `${where}: `}${what}${place ? ` (${place.trim()})` : ''}`;
}

/** Maximum number of listed faults. */
const maxListed = 6;

/**
 * Throws when there are faults.
 * @throws Error listing them
 */
export function throwFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length > maxListed ? [`and ${faults.length - maxListed} more`] : [];
  throw new Error([...faults.slice(0, maxListed), ...more].join('\n      '));
}
