import { parser } from '@prometheus-io/lezer-promql';
import { aggregations, matcherOf, minutesOf, operators, overRange, quantile } from './promql-functions';

type Node = ReturnType<typeof parser.parse>['topNode'];
export type Labels = Readonly<Record<string, string>>;

/** Series with one value a minute; undefined where the process was not scraped. */
export interface Series {
  readonly name: string;
  readonly labels: Labels;
  readonly values: readonly (number | undefined)[];
}

/** Value of one set of labels at an instant. */
export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** Minutes after its last sample for which a series still has a value. */
const staleAfter = 5;

/**
 * Evaluates the subset of PromQL that the alerts use, at a minute. `rate` and its kin extrapolate to the whole range,
 * without Prometheus's bound near the ends of a series.
 * @throws Error for an expression outside the subset
 */
export function evaluate(expression: string, series: readonly Series[], minute: number): Sample[] {
  return new Evaluation(expression, series, minute).vector(parser.parse(expression).topNode.firstChild);
}

class Evaluation {
  constructor(
    private readonly expression: string,
    private readonly series: readonly Series[],
    private readonly minute: number,
  ) {}

  vector(node: Node | null | undefined): Sample[] {
    if (node?.name === 'VectorSelector') return this.#instant(node);
    if (node?.name === 'AggregateExpr') return this.#aggregate(node);
    if (node?.name === 'FunctionCall') return this.#call(node);
    if (node?.name === 'BinaryExpr') return this.#binary(node);
    throw new Error(`${node?.name} is not supported in ${this.expression}`);
  }

  #text({ from, to }: Node): string {
    return this.expression.slice(from, to);
  }

  #child(node: Node, name: string): Node {
    const child = node.getChild(name);
    if (child) return child;
    throw new Error(`${this.#text(node)} has no ${name}`);
  }

  #select(node: Node): Series[] {
    const name = this.#text(this.#child(node, 'Identifier'));
    const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
    const matches = matchers.map((matcher) => {
      const part = (kind: string) => this.#text(this.#child(matcher, kind));
      return matcherOf(part('LabelName'), part('MatchOp'), part('StringLiteral').slice(1, -1));
    });
    return this.series.filter((one) => one.name === name && matches.every((match) => match(one.labels)));
  }

  #instant(node: Node): Sample[] {
    return this.#select(node).flatMap(({ labels, values }) => {
      const value = this.#last(values, staleAfter).findLast((one) => one !== undefined);
      return value === undefined ? [] : [{ labels, value }];
    });
  }

  /** Returns the values of the last minutes. */
  #last(values: Series['values'], minutes: number): Series['values'] {
    return values.slice(Math.max(0, this.minute - minutes + 1), this.minute + 1);
  }

  #aggregate(node: Node): Sample[] {
    const grouping = node.getChild('AggregateModifier')?.getChild('GroupingLabels');
    const names = grouping?.getChildren('LabelName').map((label) => this.#text(label)) ?? [];
    const combine = aggregations.get(this.#text(this.#child(node, 'AggregateOp')));
    if (!combine) throw new Error(`${this.#text(node)} is not supported`);
    const groups = new Map<string, { labels: Labels; values: number[] }>();
    for (const { labels, value } of this.vector(this.#child(node, 'FunctionCallBody').firstChild)) {
      const kept = Object.fromEntries(names.map((name) => [name, labels[name] ?? '']));
      const group = groups.get(keyOf(kept)) ?? { labels: kept, values: [] };
      group.values.push(value);
      groups.set(keyOf(kept), group);
    }
    return [...groups.values()].map(({ labels, values }) => ({ labels, value: combine(values) }));
  }

  #call(node: Node): Sample[] {
    const name = this.#text(this.#child(node, 'FunctionIdentifier'));
    const [first, second] = childrenOf(this.#child(node, 'FunctionCallBody'));
    if (name === 'histogram_quantile' && first)
      return quantile(Number(this.#text(first)), this.vector(second));
    const compute = overRange.get(name);
    if (!compute || !first) throw new Error(`${this.#text(node)} is not supported`);
    const minutes = minutesOf(this.#text(this.#child(first, 'DurationExpr')));
    return this.#select(this.#child(first, 'VectorSelector')).flatMap(({ labels, values }) => {
      const points = this.#last(values, minutes).flatMap((value, at) =>
        value === undefined ? [] : { at, value },
      );
      const value = compute(points, minutes);
      return value === undefined ? [] : [{ labels, value }];
    });
  }

  #binary(node: Node): Sample[] {
    const [left, operator, right] = childrenOf(node);
    const compute = operator && operators.get(this.#text(operator));
    if (!compute) throw new Error(`${this.#text(node)} is not supported`);
    const operandOf = this.#operand(right);
    return this.vector(left).flatMap(({ labels, value }) => {
      const operand = operandOf(labels);
      const computed = operand === undefined ? undefined : compute(value, operand);
      return computed === undefined ? [] : [{ labels, value: computed }];
    });
  }

  /** Returns the right side's value for labels of the left side. */
  #operand(node: Node | undefined): (labels: Labels) => number | undefined {
    if (node?.name === 'NumberDurationLiteral') {
      const number = Number(this.#text(node));
      return () => number;
    }
    const values = new Map(this.vector(node).map(({ labels, value }) => [keyOf(labels), value]));
    return (labels) => values.get(keyOf(labels));
  }
}

/** Returns a key that is the same for the same labels. */
export function keyOf(labels: Labels): string {
  return JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)));
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
