import { parse } from 'acorn';
import MagicString from 'magic-string';

/** What only the server reads of a call's description. */
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

/** Schemas of a request: a client only asks whether there is one. The answer's schema stays, because it is checked. */
const requestSchemas = new Set(['params', 'query', 'body']);

/** A whole description, the part that several have in common, or one that begins with such a part. */
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
 * Leaves in browser bundles what a client needs of the descriptions of calls (`Endpoint` in contracts): method, path, the
 * answer's schema, and whether there is input. Request schemas would bring parts of the schema library that no page uses.
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
