import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ForkProgramOptions {
  readonly args?: readonly string[];
  /** Of Node. */
  readonly flags?: readonly string[];
  /** Receives what the program writes; otherwise it writes where this process does. */
  readonly isSilent?: boolean;
}

/** All that a program gets of the environment: it needs no secrets. */
const passedVariables = [
  'PATH',
  'TMPDIR',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
];

/** As source, or as a bundle: those of programs lie beside that of the API. */
const extension = extname(fileURLToPath(import.meta.url));

/**
 * Starts a program of the API in a process of its own, whose memory is the machine's again when it ends.
 * @param name of its file, without an extension
 * @param caller `import.meta.url` of the module beside which it lies
 */
export function forkProgram(
  name: string,
  caller: string,
  { args = [], flags = [], isSilent = false }: ForkProgramOptions = {},
): ChildProcess {
  return fork(fileURLToPath(new URL(`./${name}${extension}`, caller)), args, {
    env: Object.fromEntries(passedVariables.map((variable) => [variable, process.env[variable]])),
    execArgv: [...flags, ...(extension === '.ts' ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    silent: isSilent,
  });
}
