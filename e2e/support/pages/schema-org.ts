import { join } from 'node:path';
import ts from 'typescript';

const file = join(import.meta.dirname, 'records.ts');

/**
 * Checks JSON-LD records against the vocabulary of schema.org, in the types of `schema-dts`: each type and
 * property must exist, belong there, and have an allowed value.
 * @returns messages of the TypeScript compiler; empty when there are none
 */
export function vocabularyFaults(records: readonly object[]): string[] {
  const types = new Set<string>();
  const lines = records.map((record, at) => {
    const type: unknown = Reflect.get(record, '@type');
    if (typeof type !== 'string' || !/^[A-Z]\w*$/.test(type)) throw new Error(`A record has no type: ${at}`);
    types.add(type);
    return `export const record${at}: WithContext<${type}> = ${JSON.stringify(record)};`;
  });
  const source = [`import type { WithContext, ${[...types].join(', ')} } from 'schema-dts';`, ...lines].join(
    '\n',
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, source, rest[0]) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
