import { isBuiltin } from 'node:module';
import type { Expression, Node, SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';
import { propertiesOf, textOf, type GlobalPath, type ScriptScope } from './script-scope';

/** A use of Node that is forbidden in a remote's server code. */
export interface NodeAccess {
  /** Description of the code, such as `calls process.exit`. */
  readonly what: string;
  readonly fix: string;
  /** Offset in the script. */
  readonly start: number;
  readonly end: number;
}

const ends = 'Throw an error instead: the shell shows the fallback of the remote and continues';
const loads =
  'Get data through the API, and bundle libraries; what a remote may load from Node is listed in releases.allowedBuiltins of the root package.json';
const reads =
  'A remote has no settings of its own: it gets what differs between sites from the shell or the API';

const refusedMembers: Readonly<Record<string, { readonly verb: string; readonly fix: string }>> = {
  env: { verb: 'reads', fix: reads },
  exit: { verb: 'calls', fix: ends },
  reallyExit: { verb: 'calls', fix: ends },
  abort: { verb: 'calls', fix: ends },
  kill: { verb: 'calls', fix: ends },
  getBuiltinModule: { verb: 'calls', fix: loads },
  binding: { verb: 'calls', fix: loads },
  _linkedBinding: { verb: 'calls', fix: loads },
  dlopen: { verb: 'calls', fix: loads },
};

/**
 * Finds server code that ends the process, reads its environment, or loads a module of Node.
 * @param allowed built-in modules that may be loaded, such as `node:crypto`
 */
export function nodeAccess(scope: ScriptScope, allowed: readonly string[]): NodeAccess[] {
  const permitted = new Set(allowed.map(withoutScheme));
  const found: NodeAccess[] = [];
  const addMember = (path: GlobalPath | undefined, { start, end }: Node) => {
    const [root, member = '', ...rest] = path ?? [];
    if (root !== 'process' || rest.length > 0 || !Object.hasOwn(refusedMembers, member)) return;
    const refused = refusedMembers[member];
    if (refused) found.push({ what: `${refused.verb} process.${member}`, fix: refused.fix, start, end });
  };
  const addLoad = (source: Expression | SpreadElement | undefined, { start, end }: Node) => {
    const name = textOf(source);
    if (name !== undefined && permitted.has(withoutScheme(name)) && isBuiltin(name)) return;
    const what = name === undefined ? 'loads a module whose name is computed' : `loads the module "${name}"`;
    found.push({ what, fix: loads, start, end });
  };
  simple(scope.program, {
    MemberExpression: (node) => addMember(scope.pathOf(node), node),
    VariableDeclarator: ({ id, init }) => {
      const base = init && scope.pathOf(init);
      if (base) for (const { name, value } of propertiesOf(id)) addMember([...base, name], value);
    },
    CallExpression: (node) => {
      const callee = scope.pathOf(node.callee)?.join('.');
      if (callee === 'require' || callee === 'module.require') addLoad(node.arguments[0], node);
    },
    ImportExpression: (node) => addLoad(node.source, node),
    ImportDeclaration: (node) => addLoad(node.source, node),
  });
  return found;
}

function withoutScheme(module: string): string {
  return module.replace(/^node:/, '');
}
