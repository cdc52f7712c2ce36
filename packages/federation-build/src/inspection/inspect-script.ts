import { excerpt, placeText, type Finding } from './finding';
import { modifiedGlobals } from './modified-globals';
import { nodeAccess } from './node-access';
import { ScriptScope, type GlobalPath } from './script-scope';
import { isStandardGlobal } from './standard-globals';

export interface Script {
  readonly file: string;
  /** Side of the build. */
  readonly side: 'web' | 'server';
  /** Built-in modules of Node that server code may load. */
  readonly allowedBuiltins: readonly string[];
}

const keepGlobals =
  'Use a function or an object of your own: the shell and all remotes share what the platform provides';

/** Finds changes of globals in a script of a remote and, on the server, of its process. */
export function inspectScript({ file, side, allowedBuiltins }: Script, code: string): Finding[] {
  const scope = parsed(code);
  if (scope instanceof SyntaxError)
    return [{ problem: `${file} is not JavaScript: ${scope.message}`, fix: 'Build it again' }];
  const at = (start: number, end: number) =>
    `${placeText({ file, ...positionOf(code, start) })} (${excerpt(code.slice(start, end))})`;
  // A browser script is not wrapped in a function: its top-level declarations are members of the window.
  const declared = side === 'web' ? scope.topLevel.filter(isStandardGlobal) : [];
  const accesses = side === 'server' ? nodeAccess(scope, allowedBuiltins) : [];
  return [
    ...declared.map((name) => ({ problem: `${file} declares the global ${name}`, fix: keepGlobals })),
    ...modifiedGlobals(scope).map(({ path, start, end }) => ({
      problem: `${at(start, end)} ${changeOf(path)}`,
      fix: keepGlobals,
    })),
    ...accesses.map(({ what, fix, start, end }) => ({ problem: `${at(start, end)} ${what}`, fix })),
  ];
}

function parsed(code: string): ScriptScope | SyntaxError {
  try {
    return new ScriptScope(code);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

function changeOf(path: GlobalPath): string {
  if (path.length === 1) return `replaces the global ${path[0]}`;
  return path.at(-1) === '*' ? `changes ${path.slice(0, -1).join('.')}` : `changes ${path.join('.')}`;
}

function positionOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
