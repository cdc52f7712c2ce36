import { CssSyntaxError, parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { excerpt, placeText, type Finding } from './finding';
import { foreignSelectors, ownershipOfList, type Ownership } from './selector-ownership';

/** At-rules that only say when the rules inside them apply. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style']);
/** At-rules that give a name to something of the document, which everybody's styles can use or redefine. */
const naming = new Set(['property', 'counter-style', 'font-palette-values', 'position-try', 'color-profile']);

interface Sheet {
  readonly file: string;
  /** The remote's name. */
  readonly owner: string;
}

/** Where a rule stands. */
interface Context {
  /** Ownership of the rule around it. */
  readonly parent?: Ownership | undefined;
  /** It is inside a layer or scope of the remote, which keeps names, or all rules, apart. */
  readonly ownLayer?: boolean;
  readonly ownScope?: boolean;
}

/** What a style sheet of a remote does to elements and names that are not the remote's. */
export function inspectStyles(sheet: Sheet, css: string): Finding[] {
  try {
    return inspectNodes(sheet, parse(css), {});
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const place = { file: sheet.file, line: error.line ?? 1, column: error.column ?? 1 };
    return [{ problem: `${placeText(place)} is not CSS: ${error.reason}`, fix: 'Correct the style sheet' }];
  }
}

function inspectNodes(sheet: Sheet, container: Container, context: Context): Finding[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return inspectRule(sheet, node, context);
    return node.type === 'atrule' ? inspectAtRule(sheet, node, context) : [];
  });
}

function inspectRule(sheet: Sheet, rule: Rule, context: Context): Finding[] {
  const prefix = `${sheet.owner}-`;
  if (context.ownScope) return inspectNodes(sheet, rule, context);
  const found = foreignSelectors(rule.selector, prefix, context.parent).map((selector) => ({
    problem: `${at(sheet, rule)} has the selector "${excerpt(selector)}", which also matches elements outside of ${sheet.owner}`,
    fix: `Select by a class of a CSS module (here it starts with ${prefix}), without :global and without stepping from it to a sibling`,
  }));
  // What is nested in a refused rule is refused with it.
  if (found.length > 0) return found;
  const parent = ownershipOfList(rule.selector, prefix, context.parent);
  return inspectNodes(sheet, rule, { ...context, parent });
}

function inspectAtRule(sheet: Sheet, rule: AtRule, context: Context): Finding[] {
  const name = rule.name.toLowerCase();
  if (conditions.has(name)) return inspectNodes(sheet, rule, context);
  if (name === 'layer') return inspectLayer(sheet, rule, context);
  if (name === 'scope') return inspectNodes(sheet, rule, { ...context, ownScope: isOwnScope(sheet, rule) });
  if (name === 'charset') return [];
  if (name.endsWith('keyframes')) return inspectName(sheet, rule, rule.params);
  if (naming.has(name)) return inspectName(sheet, rule, rule.params);
  if (name === 'font-face') return inspectName(sheet, rule, familyOf(rule));
  return [
    {
      problem: `${at(sheet, rule)} has "${excerpt(`@${rule.name} ${rule.params}`)}", which applies to the whole document`,
      fix:
        name === 'import' ? 'Import the file in a module, so that it is built in' : 'Leave it to the shell',
    },
  ];
}

function inspectLayer(sheet: Sheet, rule: AtRule, context: Context): Finding[] {
  const names = rule.params.split(',').map((layer) => layer.trim());
  const found = context.ownLayer
    ? []
    : names
        .filter((layer) => layer !== '' && layer.split('.')[0] !== sheet.owner)
        .flatMap((layer) => inspectName(sheet, rule, layer));
  return [...found, ...inspectNodes(sheet, rule, { ...context, ownLayer: true })];
}

/** Whether a scope starts at elements of the remote: then its rules match nothing outside of them. */
function isOwnScope({ owner }: Sheet, { params }: AtRule): boolean {
  const start = /^\s*\((.*?)\)\s*(?:to\s*\(.*\)\s*)?$/s.exec(params)?.[1];
  return start !== undefined && ownershipOfList(start, `${owner}-`).own;
}

function inspectName(sheet: Sheet, rule: AtRule, given: string): Finding[] {
  const name = given.replaceAll(/^["']|["']$/g, '');
  const prefix = name.startsWith('--') ? `--${sheet.owner}-` : `${sheet.owner}-`;
  if (name.startsWith(prefix)) return [];
  return [
    {
      problem: `${at(sheet, rule)} defines @${rule.name} "${excerpt(name)}", a name that all remotes share`,
      fix: `Use a name that starts with ${prefix}`,
    },
  ];
}

function familyOf(rule: AtRule): string {
  const declared = (rule.nodes ?? []).find(
    (node): node is Extract<ChildNode, { type: 'decl' }> =>
      node.type === 'decl' && node.prop.toLowerCase() === 'font-family',
  );
  return declared?.value ?? '';
}

function at({ file }: Sheet, { source }: ChildNode): string {
  return placeText({ file, line: source?.start?.line ?? 1, column: source?.start?.column ?? 1 });
}
