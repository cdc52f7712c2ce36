import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findScript, listScripts, type NamedScript, type NamedScripts } from './choose-script';

const root = join(import.meta.dirname, '..', '..', '..');
const asksForHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';

/**
 * Runs the script that the first argument of this process names, in this process, with the other arguments. Without a name
 * or with `--help`, lists all names.
 */
export async function runScript(command: string, scripts: NamedScripts): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (!name || asksForHelp(name)) {
    process.stdout.write(listScripts(command, scripts));
    return;
  }
  const script = choose(command, scripts, name);
  if (!script) return;
  if (asksForHelp(args[0])) {
    process.stdout.write(`npm run ${command} ${name}: ${script.description}\nArguments: ${script.file}\n`);
    return;
  }
  const path = join(root, script.file);
  process.argv.splice(1, Infinity, path, ...args);
  await import(pathToFileURL(path).href);
}

function choose(command: string, scripts: NamedScripts, name: string): NamedScript | undefined {
  try {
    return findScript(command, scripts, name);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
