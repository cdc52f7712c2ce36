import { stallMs, type Load } from './render-many';

/** Allowed CPU time of a candidate: this many times the live version's, plus this many milliseconds. */
const cpuFactor = 2;
const cpuMarginMs = 5;
/**
 * Allowed growth of memory over the live version after all pages, in bytes. Two processes with the same
 * version differed by up to 35 MB, since heaps grow in steps.
 */
const keptMargin = 60e6;
/** Allowed growth of memory without a live version, in bytes; caches fill up to 32 MiB. */
const keptAlone = 200e6;
/** Allowed number of stalled pages over the live version's. A busy machine delays a few that run together. */
const stallMargin = 8;

/**
 * Lists the problems of a candidate's load, compared with the same pages of the live version.
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

/** Returns megabytes per 100 pages, rounded. */
function megabytes(bytesPerPage: number): number {
  return Math.round((bytesPerPage * 100) / 1e6);
}
