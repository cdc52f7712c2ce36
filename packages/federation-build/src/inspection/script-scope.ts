import { parse, type AnyNode, type Expression, type Pattern, type Program, type Super } from 'acorn';
import { simple } from 'acorn-walk';
import { analyze, type Variable } from 'eslint-scope';
import type { Program as EstreeProgram } from 'estree';
import * as z from 'zod';
import { globalObjects } from './standard-globals';

/** Names from the global object on, such as `['Array', 'prototype', 'map']`. A computed name is `*`. */
export type GlobalPath = readonly string[];

/** Schema for ESTree trees. acorn returns them, but its types describe them differently. */
const Estree = z.custom<EstreeProgram>(
  (value) => z.object({ type: z.literal('Program') }).safeParse(value).success,
);

/** Maximum depth to which aliases of aliases are followed. */
const maxAliases = 8;

/** A parsed script with a lookup of expressions that are globals, or members of globals. */
export class ScriptScope {
  readonly program: Program;
  /** Names that are declared outside of every function. */
  readonly topLevel: readonly string[];
  readonly #variables = new Map<object, Variable>();
  /** Identifier that is assigned once, or a parameter → path of its value. */
  readonly #given = new Map<object, (depth: number) => GlobalPath | undefined>();

  /** @throws SyntaxError when the code is neither a script nor a module */
  constructor(code: string) {
    const options = { ecmaVersion: 'latest', ranges: true } as const;
    let sourceType: 'commonjs' | 'module' = 'commonjs';
    try {
      this.program = parse(code, { ...options, sourceType: 'script', allowReturnOutsideFunction: true });
    } catch {
      sourceType = 'module';
      this.program = parse(code, { ...options, sourceType });
    }
    const { scopes } = analyze(Estree.parse(this.program), { ecmaVersion: 2025, sourceType });
    for (const { references } of scopes)
      for (const { identifier, resolved } of references)
        if (resolved) this.#variables.set(identifier, resolved);
    this.topLevel = (scopes[1]?.variables ?? [])
      .filter(({ defs }) => defs.length > 0)
      .map(({ name }) => name);
    this.#collectGiven();
  }

  /**
   * Returns the path of an expression that is a global or a member of one, also through variables; otherwise
   * undefined.
   */
  pathOf(node: Expression | Pattern | Super, depth = 0): GlobalPath | undefined {
    switch (node.type) {
      case 'Identifier':
        return this.#pathOfName(node, node.name, depth);
      case 'MemberExpression': {
        const base = this.pathOf(node.object, depth);
        return base && join(base, nameOf(node.property, node.computed));
      }
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.pathOf(node.expression, depth);
      case 'SequenceExpression': {
        const last = node.expressions.at(-1);
        return last && this.pathOf(last, depth);
      }
      case 'ConditionalExpression':
        return this.pathOf(node.consequent, depth) ?? this.pathOf(node.alternate, depth);
      case 'LogicalExpression':
        return this.pathOf(node.left, depth) ?? this.pathOf(node.right, depth);
      default:
        return undefined;
    }
  }

  /**
   * Returns the path that an assignment changes. Assigning to a variable changes the variable, not its former
   * value.
   */
  pathOfTarget(node: Expression | Pattern): GlobalPath | undefined {
    return node.type === 'Identifier' && this.#variables.has(node) ? undefined : this.pathOf(node);
  }

  #pathOfName(identifier: object, name: string, depth: number): GlobalPath | undefined {
    const variable = this.#variables.get(identifier);
    if (!variable) return globalObjects.has(name) ? [] : [name];
    if (depth >= maxAliases) return undefined;
    const writes = variable.references.filter((reference) => reference.isWrite());
    const [place] =
      writes.length > 0 ? writes.map((reference) => reference.identifier) : variable.identifiers;
    return writes.length <= 1 && place ? this.#given.get(place)?.(depth + 1) : undefined;
  }

  #collectGiven(): void {
    simple(this.program, {
      VariableDeclarator: ({ id, init }) => {
        if (init) this.#give(id, (depth) => this.pathOf(init, depth));
      },
      AssignmentExpression: ({ operator, left, right }) => {
        if (operator === '=') this.#give(left, (depth) => this.pathOf(right, depth));
      },
      // An immediately invoked function: `(function (w) { … })(window)`.
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression') return;
        callee.params.forEach((parameter, index) => {
          const value = given[index];
          if (value && value.type !== 'SpreadElement')
            this.#give(parameter, (depth) => this.pathOf(value, depth));
        });
      },
    });
  }

  #give(target: Pattern, pathOf: (depth: number) => GlobalPath | undefined): void {
    if (target.type === 'Identifier') this.#given.set(target, pathOf);
    for (const { name, value } of propertiesOf(target)) {
      this.#give(value, (depth) => {
        const base = pathOf(depth);
        return base && join(base, name);
      });
    }
  }
}

/** Returns the properties that a destructuring pattern reads from an object, by name. */
export function propertiesOf(target: Pattern): { readonly name: string; readonly value: Pattern }[] {
  if (target.type !== 'ObjectPattern') return [];
  return target.properties.flatMap((property) => {
    if (property.type === 'RestElement') return [];
    const { key, value, computed } = property;
    return [{ name: nameOf(key, computed), value: value.type === 'AssignmentPattern' ? value.left : value }];
  });
}

/** Returns the name of a member, or of a property of an object; `*` when it is computed. */
export function nameOf(key: AnyNode, computed: boolean): string {
  if (!computed && key.type === 'Identifier') return key.name;
  return textOf(key) ?? '*';
}

/** Returns the value of a string literal; undefined for anything else. */
export function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function join(base: GlobalPath, name: string): GlobalPath {
  return base.length === 0 && globalObjects.has(name) ? [] : [...base, name];
}
