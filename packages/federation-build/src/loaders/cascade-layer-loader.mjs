import { basename, isAbsolute, join, relative } from 'node:path';
import { AtRule, parse, Root } from 'postcss';

/**
 * Layers by kind of style sheet, in cascade order. Pages load their sheets on the first visit, and each sheet
 * repeats the styles of the components that it shares with others. Layers make the load order irrelevant: a
 * page's rule for a shared component wins. Each file has its own layer within that of its kind. A component's
 * imports come before it in every sheet, so their layers are below its own.
 */
const layers = ['base', 'library', 'shared'];

/** Returns the layer of a file; undefined for styles of one page or slot, which override all layers. */
function layerOf(file, root) {
  if (!file.endsWith('.module.css')) return 'base';
  const path = relative(root, file);
  const name = basename(file, '.module.css').replaceAll(/[^\w-]/g, '-');
  if (path.startsWith('..') || isAbsolute(path)) return `library.${name}`;
  return path.startsWith(join('src', 'shared', '/')) ? `shared.${name}` : undefined;
}

/**
 * Puts a style sheet into the layer of its kind: `base` for global sheets, `library` for other packages,
 * `shared` for the folder `src/shared`. Layers are prefixed with the owner (`content.shared`).
 */
export default function cascadeLayerLoader(source) {
  const { owner, root } = this.getOptions();
  const layer = layerOf(this.resourcePath, root);
  if (!layer) return source;
  const sheet = parse(source);
  const isImport = (node) => node.type === 'atrule' && (node.name === 'import' || node.name === 'charset');
  const imports = sheet.nodes.filter(isImport);
  const rules = sheet.nodes.filter((node) => !isImport(node));
  const order = new AtRule({ name: 'layer', params: layers.map((each) => `${owner}.${each}`).join(', ') });
  const block = new AtRule({ name: 'layer', params: `${owner}.${layer}`, nodes: rules });
  return new Root({ nodes: [...imports, order, ...(rules.length > 0 ? [block] : [])] }).toString();
}
