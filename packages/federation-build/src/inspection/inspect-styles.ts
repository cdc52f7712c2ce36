import { CssSyntaxError, parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { excerpt, placeText, type Finding } from './finding';
import { foreignSelectors, ownershipOfList, type Ownership } from './selector-ownership';

/** At-rules that only restrict when the rules inside them apply. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style']);
/** At-rules that define a document-wide name, which all styles can use or redefine. */
const naming = new Set(['property', 'counter-style', 'font-palette-values', 'position-try', 'color-profile']);

interface Sheet {
  readonly file: string;
  /** Name of the remote. */
  readonly owner: string;
}

/** Position of a rule in the sheet. */
interface Context {
  /** Ownership of the enclosing rule. */
  readonly parent?: Ownership | undefined;
  /** Whether the rule is inside a layer or scope of the remote, which isolates names, or all rules. */
  readonly ownLayer?: boolean;
  readonly ownScope?: boolean;
}

/** Finds rules of a remote's style sheet that affect elements and names outside the remote. */
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
  // Rules nested in a refused rule are refused with it.
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

/** Whether a scope starts at elements of the remote, so that its rules match nothing outside of them. */
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
