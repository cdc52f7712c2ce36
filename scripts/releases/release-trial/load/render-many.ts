import { fetchDocument } from '../pages';
import { processUsage, type ProcessUsage } from './process-usage';
import type { TrialShell } from '../trial-shell';

/** Cost of rendering many pages. */
export interface Load {
  /** Measured pages; earlier ones warm the process up. */
  readonly pages: number;
  /**
   * CPU time per page, in milliseconds; undefined where the operating system does not report it, or without
   * pages.
   */
  readonly cpuMs: number | undefined;
  /** Memory retained per page, in bytes; undefined like `cpuMs`. */
  readonly kept: number | undefined;
  /** Pages that took longer than `stallMs`. */
  readonly stalls: number;
  /** Failed pages, as problems. */
  readonly failures: readonly string[];
}

export interface LoadOptions {
  /** Number of pages rendered before the measurement. */
  readonly warmUp: number;
  /** Milliseconds after which no page is started; a quarter of them is for the warm-up. */
  readonly budgetMs: number;
  /** Timeout of a page, in milliseconds. */
  readonly pageTimeoutMs: number;
  /** Whether server errors count as failures: a site without content has nothing else. */
  readonly hasContent: boolean;
}

/** Duration above which a page counts as stalled, in milliseconds. */
export const stallMs = 1000;
const concurrency = 4;

/**
 * Renders pages, several at a time.
 * @throws Error when one of them never finishes, or the shell has exited
 */
export async function renderMany(
  shell: TrialShell,
  addresses: readonly string[],
  options: LoadOptions,
): Promise<Load> {
  const { warmUp, budgetMs } = options;
  const began = performance.now();
  const half = Math.ceil((addresses.length - warmUp) / 2);
  const render = async (from: number, to: number, share: number) => {
    const deadline = began + share * budgetMs;
    const rendered = await renderAll(shell, addresses.slice(from, to), deadline, options);
    return { ...rendered, usage: await processUsage(shell.pid) };
  };
  const warming = await render(0, warmUp, 0.25);
  const first = await render(warmUp, warmUp + half, 0.625);
  const second = await render(warmUp + half, addresses.length, 1);
  const [usedFirst, usedSecond] = [used(warming.usage, first.usage), used(first.usage, second.usage)];
  const pages = first.pages + second.pages;
  return {
    pages,
    stalls: first.stalls + second.stalls,
    failures: [warming, first, second].flatMap(({ failures }) => failures),
    cpuMs: usedFirst && usedSecond && pages > 0 ? (usedFirst.cpuMs + usedSecond.cpuMs) / pages : undefined,
    // A heap grows in steps and not in every interval; retained memory grows all the time.
    kept:
      usedFirst && usedSecond && first.pages > 0 && second.pages > 0
        ? Math.min(usedFirst.memory / first.pages, usedSecond.memory / second.pages)
        : undefined,
  };
}

function used(from: ProcessUsage | undefined, to: ProcessUsage | undefined): ProcessUsage | undefined {
  return from && to && { cpuMs: to.cpuMs - from.cpuMs, memory: to.memory - from.memory };
}

async function renderAll(
  shell: TrialShell,
  addresses: readonly string[],
  deadline: number,
  { pageTimeoutMs, hasContent }: LoadOptions,
): Promise<Pick<Load, 'pages' | 'stalls' | 'failures'>> {
  const waiting = [...addresses];
  const failures: string[] = [];
  let [pages, stalls] = [0, 0];
  let isStopped = false;
  const renderSome = async () => {
    for (let next = waiting.shift(); next !== undefined && !isStopped; next = waiting.shift()) {
      const began = performance.now();
      if (began > deadline) return;
      const { status, isComplete } = await fetchDocument(shell.url, next, pageTimeoutMs).catch(
        (error: unknown) => {
          isStopped = true;
          throw error;
        },
      );
      pages += 1;
      stalls += Number(performance.now() - began > stallMs);
      if (status >= 500 && hasContent) failures.push(`${next} has status ${status}`);
      else if (status < 300 && !isComplete) failures.push(`${next} is not complete`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderSome));
  return { pages, stalls, failures };
}
