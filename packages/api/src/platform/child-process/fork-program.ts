import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ForkProgramOptions {
  readonly args?: readonly string[];
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** Receives the program's output; without it, the program inherits that of this process. */
  readonly isSilent?: boolean;
}

/** Environment variables that a program inherits; it needs no secrets. */
const passedVariables = [
  'PATH',
  'TMPDIR',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
];

/** Extension of a source file or of a bundle. Bundled programs are in the folder of the API's bundle. */
const extension = extname(fileURLToPath(import.meta.url));

/**
 * Starts a program of the API in its own process, which returns its memory to the system when it ends.
 * @param name file name without extension
 * @param caller `import.meta.url` of a module in the program's folder
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
