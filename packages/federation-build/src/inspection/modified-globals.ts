import type { CallExpression, Expression, Pattern, SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';
import { nameOf, textOf, type GlobalPath, type ScriptScope } from './script-scope';
import { isSharedPath } from './standard-globals';

/** A statement that changes an object which all scripts share. */
export interface Modification {
  readonly path: GlobalPath;
  /** Offset of the statement in the script. */
  readonly start: number;
  readonly end: number;
}

/** Functions that change the member that their second argument names. */
const changeMember = new Set([
  'Object.defineProperty',
  'Reflect.defineProperty',
  'Reflect.set',
  'Reflect.deleteProperty',
]);
/** Functions that copy members of another object. */
const changeMembers = new Set(['Object.assign', 'Object.defineProperties']);
/** Functions that change a whole object. */
const changeObject = new Set([
  ...['Object.setPrototypeOf', 'Reflect.setPrototypeOf', 'Object.freeze', 'Object.seal'],
  ...['Object.preventExtensions', 'Reflect.preventExtensions'],
]);

/** Finds changes to standard globals and their members. New globals of the script do not count. */
export function modifiedGlobals(scope: ScriptScope): Modification[] {
  const found: Modification[] = [];
  const add = (
    paths: readonly (GlobalPath | undefined)[],
    { start, end }: { start: number; end: number },
  ) => {
    for (const path of paths) if (path && isSharedPath(path)) found.push({ path, start, end });
  };
  const addTargets = (target: Pattern | Expression, place: { start: number; end: number }) =>
    add(
      targetsIn(target).map((one) => scope.pathOfTarget(one)),
      place,
    );
  simple(scope.program, {
    AssignmentExpression: (node) => addTargets(node.left, node),
    UpdateExpression: (node) => addTargets(node.argument, node),
    UnaryExpression: (node) => {
      if (node.operator === 'delete') addTargets(node.argument, node);
    },
    ForInStatement: ({ left }) => {
      if (left.type !== 'VariableDeclaration') addTargets(left, left);
    },
    ForOfStatement: ({ left }) => {
      if (left.type !== 'VariableDeclaration') addTargets(left, left);
    },
    CallExpression: (node) => add(changedBy(node, scope), node),
  });
  return found;
}

/** Returns the targets of a plain or destructuring assignment. */
function targetsIn(target: Pattern | Expression): (Pattern | Expression)[] {
  switch (target.type) {
    case 'ObjectPattern':
      return target.properties.flatMap((property) =>
        targetsIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return target.elements.flatMap((element) => (element ? targetsIn(element) : []));
    case 'AssignmentPattern':
      return targetsIn(target.left);
    case 'RestElement':
      return targetsIn(target.argument);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return [target.expression];
    default:
      return [target];
  }
}

function changedBy({ callee, arguments: given }: CallExpression, scope: ScriptScope): GlobalPath[] {
  const [target, second] = given;
  const name = scope.pathOf(callee)?.join('.');
  if (name === undefined || !target || target.type === 'SpreadElement') return [];
  const path = scope.pathOf(target);
  if (!path) return [];
  if (changeMember.has(name)) return [[...path, textOf(second) ?? '*']];
  if (changeObject.has(name)) return path.length > 0 ? [[...path, '*']] : [];
  if (!changeMembers.has(name)) return [];
  if (path.length > 0) return [[...path, '*']];
  return given
    .slice(1)
    .flatMap(keysOf)
    .map((key) => [key]);
}

function keysOf(node: Expression | SpreadElement): string[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? [nameOf(property.key, property.computed)] : [],
  );
}
