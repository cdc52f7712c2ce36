import { cp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** What the compiler says, without colours. */
const format = (diagnostics: readonly ts.Diagnostic[]) =>
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  });

/**
 * Compiles a package of the engine into its `dist`: a module for each source file, since some of them read files beside them
 * or start others, with declarations.
 * @throws Error with the compiler's messages
 */
export async function buildPackage(folder: string): Promise<void> {
  const target = join(folder, 'dist');
  await rm(target, { recursive: true, force: true });
  compile(join(folder, 'tsconfig.build.json'), target);
  await cp(join(folder, 'src'), target, { recursive: true, filter: isReady });
}

/** Loaders and pages that are plain JavaScript and CSS already, and the folders that they are in. */
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

/** The sources leave extensions out; Node and TypeScript's resolution for Node ask for them. */
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
