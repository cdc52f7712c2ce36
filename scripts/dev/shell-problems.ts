import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import {
  developmentBuildsPath,
  DevelopmentProblem,
  type FinishedBuild,
  problemTitles,
} from '../../shell/src/app/development-problem';

const Problems = z.array(DevelopmentProblem);
const retryMs = 1000;

/** Longest description of a build's errors that pages are told, in characters. */
const longestFault = 20_000;

/** Describes a build that failed. @param folder of the remote */
export function failedBuild(remote: string, folder: string, printed: string): FinishedBuild {
  const fault = stripVTControlCharacters(printed);
  const [, file] = /ERROR in (\S+)/.exec(fault) ?? [];
  const [, line] = /\[(\d+):\d+\]/.exec(fault) ?? [];
  const location = file && line ? `${relative('', join(folder, file))}:${line}` : undefined;
  return { remote, fault: fault.slice(0, longestFault), location };
}

/** Tells pages how the build of a remote went, through the shell. */
export async function tellBuild(siteUrl: string, build: FinishedBuild): Promise<void> {
  const body = JSON.stringify(build);
  const headers = { 'content-type': 'application/json' };
  // While the shell starts there is no page to tell: whoever starts it tells what is wrong then.
  await fetch(siteUrl + developmentBuildsPath, { method: 'PUT', headers, body }).catch(() => undefined);
}

/** Prints what fails on the server and in browsers, each thing once, until the signal. */
export async function printProblems(
  siteUrl: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let known: readonly string[] = [];
  while (!signal.aborted) {
    try {
      for await (const problems of problemsOf(siteUrl, signal)) {
        // A build that fails is printed by whoever runs it.
        const lines = problems.filter(({ kind }) => kind !== 'build').map(describe);
        for (const line of lines) if (!known.includes(line)) print(line);
        known = lines;
      }
    } catch {
      // The shell is started again by its supervisor, which says so.
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
