import { parse } from 'acorn';
import MagicString from 'magic-string';

/** Members of an endpoint description that only the server reads. */
const forTheServer = new Set([
  'noun',
  'summary',
  'errors',
  'access',
  'limits',
  'cache',
  'uploads',
  'idempotent',
]);

/**
 * Request schemas. A client only checks whether there is one. The response schema stays, because it is
 * validated.
 */
const requestSchemas = new Set(['params', 'query', 'body']);

/**
 * Detects a whole description, a fragment that several share, or a description that starts with such a
 * fragment.
 */
function isDescription(node) {
  if (node?.type !== 'ObjectExpression') return false;
  const names = new Set(node.properties.map(({ key }) => key?.name));
  const has = (...wanted) => wanted.every((name) => names.has(name));
  const extendsPart = node.properties.some(({ type }) => type === 'SpreadElement');
  return has('method', 'noun') || (extendsPart && has('path', 'summary'));
}

/** @param {MagicString} output */
function shorten({ properties }, output) {
  properties.forEach(({ key, value, shorthand, start, end }, index) => {
    if (forTheServer.has(key?.name)) output.remove(start, properties[index + 1]?.start ?? end);
    if (requestSchemas.has(key?.name))
      output.overwrite(value.start, value.end, shorthand ? `${key.name}: {}` : '{}');
  });
}

/**
 * Strips endpoint descriptions (`Endpoint` in contracts) in browser bundles to what a client needs: method,
 * path, response schema, and whether there is input. Request schemas would pull in code of the schema library
 * that no page uses.
 */
export default function endpointDescriptionsLoader(source) {
  const output = new MagicString(source);
  for (const statement of parse(source, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) if (isDescription(init)) shorten(init, output);
  }
  return output.toString();
}
