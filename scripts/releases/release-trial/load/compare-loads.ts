import { stallMs, type Load } from './render-many';

/** A candidate may take this many times the CPU time of the live version, and so many milliseconds more. */
const cpuFactor = 2;
const cpuMarginMs = 5;
/**
 * How many bytes more than with the live version a process may have kept of all pages. Two processes with the same version
 * differed by up to 35 MB: heaps grow in steps.
 */
const keptMargin = 60e6;
/** How many it may have kept when there is no live version: caches fill up to 32 MiB. */
const keptAlone = 200e6;
/** Pages that may be kept waiting more often than with the live version: a busy machine delays a few that run together. */
const stallMargin = 8;

/**
 * What is wrong with the load that a candidate caused, compared with the same pages of the live version.
 * @param live undefined when no version of the remote is live
 */
export function compareLoads(candidate: Load, live: Load | undefined): string[] {
  return [
    ...new Set(candidate.failures),
    ...tooMuchCpu(candidate, live),
    ...tooMuchMemory(candidate, live),
    ...stalled(candidate, live),
  ];
}

function tooMuchCpu({ cpuMs: taken }: Load, live: Load | undefined): string[] {
  const usual = live?.cpuMs;
  if (taken === undefined || usual === undefined || taken < cpuFactor * usual + cpuMarginMs) return [];
  return [`takes ${Math.round(taken)} ms of CPU per page; the live version ${Math.round(usual)}`];
}

function tooMuchMemory({ kept, pages }: Load, live: Load | undefined): string[] {
  if (kept === undefined) return [];
  const usual = live?.kept && Math.max(0, live.kept);
  const isTooMuch = usual === undefined ? kept * pages > keptAlone : (kept - usual) * pages > keptMargin;
  if (!isTooMuch) return [];
  const problem = `keeps ${megabytes(kept)} MB per 100 pages`;
  return [usual === undefined ? problem : `${problem}; the live version ${megabytes(usual)}`];
}

function stalled({ stalls, pages }: Load, live: Load | undefined): string[] {
  if (stalls <= (live?.stalls ?? 0) + stallMargin) return [];
  const usual = live ? `; with the live version ${live.stalls} of ${live.pages}` : '';
  return [`keeps pages waiting for more than ${stallMs / 1000} s: ${stalls} of ${pages}${usual}`];
}

/** Megabytes of 100 pages, rounded. */
function megabytes(bytesPerPage: number): number {
  return Math.round((bytesPerPage * 100) / 1e6);
}
