import { basename, isAbsolute, join, relative } from 'node:path';
import { AtRule, parse, Root } from 'postcss';

/**
 * A page's style sheets are loaded when it is first visited, after those of pages before it, and each brings the styles of
 * the components that it shares with them along once more. Cascade layers make the order of loading irrelevant: what a page
 * says of a shared component wins, whichever sheet came last. Each file has a layer of its own in that of its kind. A
 * component is built on others that it imports, whose styles come before its own in every sheet, so their layer is below.
 */
const layers = ['base', 'library', 'shared'];

/** The layer of a file; undefined for what belongs to one page or slot, which overrides all layers. */
function layerOf(file, root) {
  if (!file.endsWith('.module.css')) return 'base';
  const path = relative(root, file);
  const name = basename(file, '.module.css').replaceAll(/[^\w-]/g, '-');
  if (path.startsWith('..') || isAbsolute(path)) return `library.${name}`;
  return path.startsWith(join('src', 'shared', '/')) ? `shared.${name}` : undefined;
}

/**
 * Puts a style sheet into the layer of its kind: `base` for global sheets, `library` for other packages,
 * `shared` for the folder `src/shared`. Layers are the owner's own (`content.shared`).
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
