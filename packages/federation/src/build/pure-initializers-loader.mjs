import { parse } from 'acorn';
import MagicString from 'magic-string';

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Whether evaluating an expression calls something: calls inside a function are not made yet. */
function calls(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(calls);
  if (functions.has(node.type) || node.type?.startsWith('Class')) return false;
  if (['CallExpression', 'NewExpression', 'TaggedTemplateExpression'].includes(node.type)) return true;
  return Object.values(node).some(calls);
}

/**
 * Marks initializers of a module's constants as pure, so that constants which nobody uses are left out of the bundle
 * together with what they are made of (schemas, mostly). For packages that declare `"sideEffects": false`, which says
 * just this of their modules; bundlers conclude it for whole modules only.
 */
export default function pureInitializersLoader(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const output = new MagicString(source);
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || !calls(init)) continue;
      output.appendLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
    }
  }
  return output.toString();
}
