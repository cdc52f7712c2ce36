import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFolder } from './base-config';
import type { ShellDefinition } from './define-shell';
import { hashFiles } from './release/hash-files';
import type { Mode } from './rules';
import { runCompiler } from './run-compiler';

/**
 * Builds the host into its output folder: `web/`, `server/` and `assets.json`, a list of the browser's files.
 */
export async function buildShell(shell: ShellDefinition, mode: Mode = 'production'): Promise<void> {
  const folder = outputFolder(shell.root, mode);
  await rm(folder, { recursive: true, force: true });
  const web = await runCompiler(shell.config('web', mode));
  await runCompiler(shell.config('server', mode));
  const files = await hashFiles(join(folder, 'web'));
  const textOf = (name: string) => readFile(join(folder, 'web', name), 'utf8');
  const startScripts = (web.entrypoints?.['start']?.assets ?? []).map(({ name }) => textOf(name));
  const names = (web.entrypoints?.['shell']?.assets ?? []).map(({ name }) => name);
  const styles = names.filter((name) => name.endsWith('.css'));
  const list = {
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
    startScript: inlineScript((await Promise.all(startScripts)).join('\n')),
    scripts: names.filter((name) => name.endsWith('.js')),
    styles,
    sheets: Object.fromEntries(await Promise.all(styles.map(async (name) => [name, await textOf(name)]))),
    files,
  };
  await writeFile(join(folder, 'assets.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** Escapes a script for use in a document, so that no text in it ends the element. Minifiers do the same. */
function inlineScript(text: string): string {
  return text.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);
}
