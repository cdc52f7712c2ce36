import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { developmentBuildsPath, DevelopmentProblem, problemTitles } from '@kaadu/federation/release';
import * as z from 'zod';
import type { FinishedBuild } from '../../shell/src/app/development-problem';

const Problems = z.array(DevelopmentProblem);
const retryMs = 1000;

/** Reports the outcome of a remote's build to open pages, through the shell. */
export async function reportBuild(siteUrl: string, build: FinishedBuild): Promise<void> {
  const body = JSON.stringify(build);
  const headers = { 'content-type': 'application/json' };
  // Before the shell has started there are no pages; the start command reports errors then.
  await fetch(siteUrl + developmentBuildsPath, { method: 'PUT', headers, body }).catch(() => undefined);
}

/** Prints failures on the server and in browsers, each once, until the signal aborts. */
export async function printProblems(
  siteUrl: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let known: readonly string[] = [];
  while (!signal.aborted) {
    try {
      for await (const problems of problemsOf(siteUrl, signal)) {
        // The command that runs a build prints its failure.
        const lines = problems.filter(({ kind }) => kind !== 'build').map(describe);
        for (const line of lines) if (!known.includes(line)) print(line);
        known = lines;
      }
    } catch {
      // The shell's supervisor restarts it and reports that.
    }
    await sleep(retryMs, undefined, { signal }).catch(() => undefined);
  }
}

async function* problemsOf(siteUrl: string, signal: AbortSignal) {
  const { body } = await fetch(siteUrl + developmentBuildsPath, { signal });
  if (!body) return;
  let event = '';
  for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
    if (line === '') event = '';
    else if (line.startsWith('event: ')) event = line.slice('event: '.length);
    else if (event === 'problems' && line.startsWith('data: '))
      yield Problems.parse(JSON.parse(line.slice('data: '.length)));
  }
}

function describe({ kind, remote, message, location }: DevelopmentProblem): string {
  return `  ${remote} ${problemTitles[kind]}${location === undefined ? '' : ` (${location})`}: ${message}`;
}
