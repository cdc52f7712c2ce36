import { parse } from 'acorn';
import MagicString from 'magic-string';

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const effects = new Set(['CallExpression', 'NewExpression', 'TaggedTemplateExpression', 'SpreadElement']);

/**
 * Whether a bundler must assume that evaluating an expression has effects. Function bodies have none until
 * they are called.
 */
function mayHaveEffects(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(mayHaveEffects);
  if (functions.has(node.type) || node.type?.startsWith('Class')) return false;
  return effects.has(node.type) || Object.values(node).some(mayHaveEffects);
}

/** Whether a statement sets the display name of a component. */
function isDisplayName({ type, expression }) {
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return false;
  const { left } = expression;
  return left.type === 'MemberExpression' && left.property.name === 'displayName';
}

/**
 * Marks initializers of a module's constants as pure, so that unused constants are dropped from the bundle
 * together with their dependencies (mostly schemas). Removes display names of components, which would keep a
 * component in the bundle. For packages that declare `"sideEffects": false`, which bundlers apply to whole
 * modules only.
 */
export default function pureInitializersLoader(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const output = new MagicString(source);
  for (const statement of body) {
    if (isDisplayName(statement)) output.remove(statement.start, statement.end);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || !mayHaveEffects(init)) continue;
      output.appendLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
    }
  }
  return output.toString();
}
