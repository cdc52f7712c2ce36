import { cp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** Formats compiler messages without colours. */
const format = (diagnostics: readonly ts.Diagnostic[]) =>
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  });

/**
 * Compiles a package of the engine into its `dist`, with declarations. Each source file becomes one module,
 * since some read adjacent files or start them.
 * @throws Error with the compiler's messages
 */
export async function buildPackage(folder: string): Promise<void> {
  const target = join(folder, 'dist');
  await rm(target, { recursive: true, force: true });
  compile(join(folder, 'tsconfig.build.json'), target);
  await cp(join(folder, 'src'), target, { recursive: true, filter: isReady });
}

/** Whether a path needs no compilation: plain JavaScript, CSS, or a folder. */
const isReady = (path: string) => ['', '.js', '.cjs', '.mjs', '.css'].includes(extname(path));

function compile(config: string, outDir: string): void {
  const overrides = { outDir, declaration: true, noEmit: false, noEmitOnError: true };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, overrides, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(format([fault]));
    },
  });
  if (!parsed) throw new Error(`${config} cannot be read`);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  const { diagnostics } = program.emit(undefined, (file, text) =>
    ts.sys.writeFile(file, withExtensions(text)),
  );
  const faults = [...parsed.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) throw new Error(format(faults));
}

/**
 * Adds file extensions to imports. The sources omit them; Node and TypeScript's resolution for Node require
 * them.
 */
function withExtensions(text: string): string {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  let complete = text;
  for (const { fileName, pos } of importedFiles.toReversed()) {
    if (!/^\.\.?\//.test(fileName)) continue;
    const end = pos + 1 + fileName.length;
    complete = `${complete.slice(0, end)}.js${complete.slice(end)}`;
  }
  return complete;
}
