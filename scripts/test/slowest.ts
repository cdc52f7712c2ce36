import { relative } from 'node:path';
import * as z from 'zod';
import { readReport } from './read-report';

/** Time that the tests of a file took, with their setup. */
export interface FileTime {
  readonly stage: string;
  /** Path relative to the repository. */
  readonly file: string;
  readonly seconds: number;
}

const JestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const Spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
});

/** Reads the time of each file from Jest's JSON report; empty when it is missing or malformed. */
export function jestTimes(stage: string, root: string, report: string): FileTime[] {
  const { data } = JestReport.safeParse(readReport(report));
  return (data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    stage,
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Reads the time of each file from Playwright's JSON report; empty when it is missing or malformed. */
export function playwrightTimes(stage: string, root: string, report: string): FileTime[] {
  const { data } = PlaywrightReport.safeParse(readReport(report));
  const seconds = new Map<string, number>();
  for (const { file, tests } of (data?.suites ?? []).flatMap(specsOf)) {
    const path = relative(root, `${data?.config.rootDir ?? root}/${file}`);
    const taken = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(path, (seconds.get(path) ?? 0) + taken / 1000);
  }
  return [...seconds].map(([file, taken]) => ({ stage, file, seconds: taken }));
}

function specsOf({ specs, suites }: z.infer<typeof Suite>): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Formats the slowest files, one line each: seconds, stage, path. */
export function formatSlowest(times: readonly FileTime[], count = 10): string {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, stage, file }) => `${seconds.toFixed(0).padStart(5)} s  ${stage}  ${file}`)
    .join('\n');
}
