import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ReleaseError } from '@kaadu/release-core';
import type { Check, Problem } from '@kaadu/release-core/gate';
import { findAbove } from '../find-above';

export interface TypesCheckOptions {
  /** Folder of the remote's package. */
  readonly folder: string;
  /** `./name` → source file, relative to the folder. */
  readonly exposes: Readonly<Record<string, string>>;
  /**
   * Returns the TypeScript type that the module of an expose must have; undefined for any. Its relative imports
   * start at the folder.
   */
  readonly typeOf: (expose: string) => string | undefined;
}

/** Maximum number of compiler errors to show. */
const maxShown = 8;

/**
 * Compiles the remote's sources and checks each exposed module against the type that the contract requires. A
 * wrong module is refused even without type annotations. The compiler is the project's own, or else that of
 * this package.
 */
export function typesCheck(options: TypesCheckOptions): Check {
  return {
    name: 'types',
    async run() {
      const problems = await compile(options);
      if (problems.length === 0) return [];
      const more = problems.length > maxShown ? `\n      and ${problems.length - maxShown} more` : '';
      return [
        {
          problem: `its sources do not compile against the contract:\n      ${problems.slice(0, maxShown).join('\n      ')}${more}`,
          fix: 'Fix the types, then build and publish again',
        } satisfies Problem,
      ];
    },
  };
}

/** @returns the compiler's errors */
async function compile(options: TypesCheckOptions): Promise<string[]> {
  const { folder } = options;
  const work = join(folder, 'node_modules', '.cache', 'release-types');
  await mkdir(work, { recursive: true });
  try {
    const checked = Object.keys(options.exposes).filter((expose) => options.typeOf(expose) !== undefined);
    await writeFile(join(work, 'assertions.ts'), typeAssertions(options, work));
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(assertionsConfig(folder)));
    const problems = await runCompiler(folder, work);
    // Two lines for each expose.
    return problems.map((problem) =>
      problem.replace(
        /^\S*release-types\/assertions\.ts:(\d+)/,
        (_place, line) => `${checked[Math.ceil(Number(line) / 2) - 1]}:`,
      ),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Returns a configuration with the options of the nearest tsconfig.json. Only the package's ambient
 * declarations and the imports of the exposes are compiled, which are the released modules.
 */
function assertionsConfig(folder: string): object {
  const file = findAbove(folder, 'tsconfig.json');
  if (!file) {
    throw new ReleaseError(
      'not-found',
      `${folder} has no tsconfig.json, and neither has any folder above it. Add one, or publish with --skip-types.`,
    );
  }
  return {
    extends: file,
    compilerOptions: { noEmit: true, composite: false, incremental: false },
    files: ['assertions.ts'],
    include: [`${folder}/**/*.d.ts`],
    exclude: ['**/node_modules', '**/dist'],
    references: [],
  };
}

/** Runs the compiler. @returns its errors; none if it succeeds */
function runCompiler(folder: string, work: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const args = ['--project', work, '--pretty', 'false'];
    execFile(compilerOf(folder), args, { cwd: folder }, (error, output) => {
      if (!error) return resolve([]);
      // The reasons of an error follow it on indented lines.
      const problems = output.split(/\n(?!\s)/).filter(Boolean);
      // Without output the compiler was not run, or did not finish.
      if (problems.length === 0) return reject(error);
      resolve(problems.map((problem) => describe(problem)));
    });
  });
}

/** Returns the path of the compiler that `npx tsc` would run in a folder, or of this package's own. */
function compilerOf(folder: string): string {
  const installed = findAbove(folder, join('node_modules', '.bin', 'tsc'));
  if (installed) return installed;
  const own = createRequire(import.meta.filename).resolve('@typescript/native/package.json');
  return join(dirname(own), 'bin', 'tsc');
}

/** Returns a module that imports every expose and asserts its type. */
function typeAssertions({ folder, exposes, typeOf }: TypesCheckOptions, work: string): string {
  const lines = Object.entries(exposes).flatMap(([expose, source], index) => {
    const type = typeOf(expose);
    if (type === undefined) return [];
    const module = relative(work, join(folder, source)).replace(/\.tsx?$/, '');
    return [`import * as expose${index} from '${module}';`, `expose${index} satisfies ${resolveIn(type)};`];
  });
  return `${lines.join('\n')}\nexport {};\n`;

  /** Returns a type whose relative imports lead from the work folder to where they lead from the remote's. */
  function resolveIn(type: string): string {
    return type.replaceAll(/(?<=import\((['"]))\.[^'"]*/g, (path) => relative(work, join(folder, path)));
  }
}

/**
 * Returns an error on one line, with its place as editors show it: `src/header.ts:1` instead of
 * `src/header.ts(1,14)`.
 */
function describe(problem: string): string {
  const place = /\((\d+),\d+\): error TS\d+:/;
  return problem
    .replace(place, ':$1')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
    .replace(/\.$/, '');
}
