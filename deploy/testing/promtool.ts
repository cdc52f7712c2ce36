import * as z from 'zod';
import { evaluate, keyOf, type Series } from './promql';
import { minutesOf } from './promql-functions';

const Alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), action: z.string() }),
});
type Alert = z.infer<typeof Alert>;

/** Rules in the format of Prometheus. */
export const Alerts = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Alert) })),
});

/** Expression of every check in the file of alert tests: which alerts fire. */
const firing = 'sum by (alertname) (ALERTS{alertstate="firing"})';

/** Unit tests in the format of `promtool test rules`. */
export const AlertTests = z.strictObject({
  rule_files: z.tuple([z.literal('alerts.yaml')]),
  evaluation_interval: z.literal('1m'),
  tests: z.array(
    z.strictObject({
      name: z.string(),
      interval: z.literal('1m'),
      input_series: z.array(z.strictObject({ series: z.string(), values: z.string() })),
      promql_expr_test: z.array(
        z.strictObject({
          expr: z.literal(firing),
          eval_time: z.string(),
          exp_samples: z.array(
            z.strictObject({
              labels: z.string().regex(/^\{alertname="\w+"\}$/),
              value: z.int().gte(1),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Returns the alerts that fire at a minute, as samples of the tests' expression. */
export function firingAt(
  minute: number,
  rules: readonly Pick<Alert, 'alert' | 'expr' | 'for'>[],
  series: readonly Series[],
): { readonly labels: string; readonly value: number }[] {
  return rules.flatMap(({ alert, expr, for: duration = '0m' }) => {
    const value = countFiring(expr, minutesOf(duration), series, minute);
    return value > 0 ? [{ labels: `{alertname="${alert}"}`, value }] : [];
  });
}

/** Counts the sets of labels for which an expression has held during a time. */
function countFiring(expr: string, minutes: number, series: readonly Series[], minute: number): number {
  const since = new Map<string, number>();
  for (let at = 0; at <= minute; at += 1) {
    const active = new Set(evaluate(expr, series, at).map(({ labels }) => keyOf(labels)));
    for (const key of since.keys()) if (!active.has(key)) since.delete(key);
    for (const key of active) since.set(key, since.get(key) ?? at);
  }
  return [...since.values()].filter((start) => minute - start >= minutes).length;
}

/** Parses a series of a test: its name and labels, and values such as `1 2 _ 0+10x5`. */
export function parseSeries({
  series,
  values,
}: {
  readonly series: string;
  readonly values: string;
}): Series {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]);
  return { name, labels: Object.fromEntries(pairs), values: values.split(' ').flatMap(expandValues) };
}

/** Expands `a+bxn` to a and n steps of b, `axn` to a and n copies of it, and `_xn` to n gaps. */
function expandValues(text: string): (number | undefined)[] {
  const [, start = '', step = '0', times = '0'] = /^(-?[\d.]+)([+-][\d.]+)?(?:x(\d+))?$/.exec(text) ?? [];
  if (start !== '')
    return Array.from({ length: Number(times) + 1 }, (_, index) => Number(start) + index * Number(step));
  const [, gaps] = /^_(?:x(\d+))?$/.exec(text) ?? [];
  if (!text.startsWith('_')) throw new Error(`${text} is not a value of a series`);
  return Array.from({ length: Number(gaps ?? 1) }, () => undefined);
}
