import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { readReport } from './read-report';

const JestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** Colour codes in Jest's messages. */
// eslint-disable-next-line no-control-regex -- they begin with the escape character
const colours = /\u001B\[[0-9;]*m/g;

/** Folder with the details of a run's failures, one subfolder per stage. */
export class FailureFolder {
  constructor(readonly path: string) {}

  /** Removes the files of earlier runs. */
  clear(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Returns the folder of a stage, for tools that write into it themselves. */
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
   * Saves the messages of failed test files, one text file each.
   * @param report file with Jest's JSON report; a missing or malformed one means that Jest itself failed
   */
  saveJest(stage: string, root: string, report: string): void {
    const parsed = JestReport.safeParse(readReport(report));
    if (!parsed.success) {
      this.save(stage, 'jest', 'Jest wrote no report. Its own output says why.');
      return;
    }
    for (const { name, status, message } of parsed.data.testResults)
      if (status === 'failed') this.save(stage, relative(root, name), message);
  }
}
