import { relative } from 'node:path';
import type { MutantResult } from './run-stryker';

/** Percentage of mutants that the tests must kill. */
export const requiredScore = 85;

export interface Score {
  readonly noticed: number;
  readonly survivors: readonly MutantResult[];
  /** Killed mutants, in percent of all valid ones. */
  readonly percent: number;
}

/**
 * Computes the score. A mutant that no test reaches has survived. Ignored and invalid mutants do not count.
 */
export function scoreOf(results: readonly MutantResult[]): Score {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const counted = noticed + survivors.length;
  return { noticed, survivors, percent: counted === 0 ? 100 : (100 * noticed) / counted };
}

/** Formats one line per survivor: its place, the replacement, and whether a test ran the code at all. */
export function survivorLines(root: string, survivors: readonly MutantResult[]): string[] {
  return survivors.map(({ fileName, location, mutatorName, replacement, status }) => {
    const { line, column } = location.start;
    const place = `${relative(root, fileName)}:${line}:${column}`;
    const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100);
    return `  ${place} ${mutatorName} → ${change}${status === 'NoCoverage' ? ' (not reached by a test)' : ''}`;
  });
}
