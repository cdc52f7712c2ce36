import { dirname, join } from 'node:path';
import { ReleaseError } from '@kaadu/release-core';
import type { Check, Problem } from '@kaadu/release-core/gate';
import type * as TypeScript from 'typescript';

export interface TypesCheckOptions {
  /** Folder of the remote's package. */
  readonly folder: string;
  /** `./name` → source file, relative to the folder. */
  readonly exposes: Readonly<Record<string, string>>;
  /** Returns the TypeScript type that the module of an expose must have; undefined for any. */
  readonly typeOf: (expose: string) => string | undefined;
}

/** Maximum number of compiler errors to show. */
const maxShown = 8;

/**
 * Compiles the remote's sources and checks each exposed module against the type that the contract requires. A
 * wrong module is refused even without type annotations.
 */
export function typesCheck(options: TypesCheckOptions): Check {
  return {
    name: 'types',
    async run() {
      const { default: ts } = await import('typescript');
      const problems = compile(ts, options);
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

function compile(ts: typeof TypeScript, options: TypesCheckOptions): string[] {
  const { folder } = options;
  const { fileNames, compilerOptions } = readConfig(ts, folder);
  const host = ts.createCompilerHost(compilerOptions);
  const { readFile, fileExists, getSourceFile } = host;
  const assertions = join(folder, 'release-assertions.ts');
  const assertionsText = typeAssertions(options);
  host.readFile = (file) => (file === assertions ? assertionsText : readFile(file));
  host.fileExists = (file) => file === assertions || fileExists(file);
  host.getSourceFile = (file, language, ...rest) =>
    file === assertions
      ? ts.createSourceFile(file, assertionsText, language)
      : getSourceFile(file, language, ...rest);
  const program = ts.createProgram([...fileNames, assertions], compilerOptions, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => describe(ts, diagnostic, folder));
}

/**
 * Returns the compiler options of the nearest tsconfig.json, with the package's ambient declarations. Only these and the
 * imports of the exposes are compiled, which are the released modules.
 */
function readConfig(ts: typeof TypeScript, folder: string) {
  const file = ts.findConfigFile(folder, ts.sys.fileExists);
  if (!file) {
    throw new ReleaseError(
      'not-found',
      `${folder} has no tsconfig.json, and neither has any folder above it. Add one, or publish with --skip-types.`,
    );
  }
  const parsed = ts.parseJsonConfigFileContent(
    { extends: file, include: [`${folder}/**/*.d.ts`], exclude: ['**/node_modules', '**/dist'] },
    ts.sys,
    dirname(file),
  );
  return { fileNames: parsed.fileNames, compilerOptions: { ...parsed.options, noEmit: true } };
}

/** Returns a module that imports every expose and asserts its type. */
function typeAssertions({ exposes, typeOf }: TypesCheckOptions): string {
  const lines = Object.entries(exposes).flatMap(([expose, source], index) => {
    const type = typeOf(expose);
    if (type === undefined) return [];
    const module = source.replace(/\.tsx?$/, '');
    return [`import * as expose${index} from '${module}';`, `expose${index} satisfies ${type};`];
  });
  return `${lines.join('\n')}\nexport {};\n`;
}

function describe(
  ts: typeof TypeScript,
  { file, start, messageText }: TypeScript.Diagnostic,
  folder: string,
): string {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file || start === undefined) return message;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${file.fileName.replace(`${folder}/`, '')}:${line + 1} ${message}`;
}
