import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';

const JestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** Codes with which Jest colours its messages. */
// eslint-disable-next-line no-control-regex -- they begin with the escape character
const colours = /\u001B\[[0-9;]*m/g;

/** The folder in which a run leaves everything that explains its failures, a folder for each stage. */
export class FailureFolder {
  constructor(readonly path: string) {}

  /** Removes what earlier runs left. */
  clear(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Folder of a stage, for tools that write into it themselves. */
  of(stage: string): string {
    return join(this.path, stage.replaceAll(/[^\w-]+/g, '-'));
  }

  /** Saves the output of a check that failed. */
  save(stage: string, name: string, text: string): void {
    const file = join(this.of(stage), `${name.replaceAll(/[^\w./-]+/g, '-')}.txt`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(colours, ''));
  }

  /**
   * Saves the messages of test files that failed, one text file each.
   * @param report file with Jest's JSON report; one that is missing or malformed says that Jest itself failed
   */
  saveJest(stage: string, root: string, report: string): void {
    const parsed = JestReport.safeParse(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);
    if (!parsed.success) {
      this.save(stage, 'jest', 'Jest wrote no report. Its own output says why.');
      return;
    }
    for (const { name, status, message } of parsed.data.testResults)
      if (status === 'failed') this.save(stage, relative(root, name), message);
  }
}
