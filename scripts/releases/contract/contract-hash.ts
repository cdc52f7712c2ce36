import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import ts from 'typescript';
import * as z from 'zod';

/** Folders whose declarations both the shell and the remotes compile against. */
const boundary = [
  'packages/contracts/src',
  'packages/event-bus/src',
  'packages/api-client/src',
  'packages/federation/src/react',
];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .sort((a, b) => basename(a).localeCompare(basename(b)))
    .map((file) => join(folder, file));
}

/** Returns the public types of the boundary as TypeScript declarations, without comments. */
function declarations(root: string, files: readonly string[]): string[] {
  const found: string[] = [];
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    types: ['node'],
    outDir: join(root, 'declarations'),
    rootDir: root,
  });
  for (const file of files) {
    program.emit(program.getSourceFile(file), (name, text) => found.push(withoutFolders(name, text)));
  }
  return found.sort();
}

/**
 * Removes folders from a declaration file's name and imports, so that moving a file does not change the
 * contract.
 */
function withoutFolders(name: string, text: string): string {
  const imported = text.replace(/((?:from |import |import\()['"])\.{1,2}\/(?:[^'"\n]*\/)?/g, '$1');
  return `${basename(name)}\n${imported}`;
}

/**
 * Describes the endpoints. Schemas are stricter than their types (lengths, patterns), and descriptions hold
 * paths and limits.
 */
function endpointDescriptions(): string[] {
  return allEndpoints.map((described) => JSON.stringify(described, describeSchema)).sort();
}

function describeSchema(_key: string, value: unknown): unknown {
  return value instanceof z.core.$ZodType
    ? z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' })
    : value;
}

/** Hashes everything that crosses the boundary between shell, remotes and API. */
export function contractHash(root: string): string {
  const files = boundary.flatMap((folder) => sourcesIn(join(root, folder)));
  const parts = [...declarations(root, files), ...endpointDescriptions()];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
