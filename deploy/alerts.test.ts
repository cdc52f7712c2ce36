import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { minutesOf } from './testing/promql-functions';
import { Alerts, AlertTests, firingAt, parseSeries } from './testing/promtool';

const read = (name: string): unknown => parse(readFileSync(join(__dirname, 'monitoring', name), 'utf8'));
const rules = Alerts.parse(read('alerts.yaml')).groups.flatMap((group) => group.rules);
const { tests } = AlertTests.parse(read('alerts.test.yaml'));
const checks = tests.flatMap(({ name, input_series, promql_expr_test }) =>
  promql_expr_test.map(({ eval_time, exp_samples }) => ({
    ...{ name, eval_time, exp_samples },
    series: input_series.map(parseSeries),
  })),
);

const byAlert = (one: { labels: string }, other: { labels: string }) =>
  one.labels.localeCompare(other.labels);

test.each(checks)(
  '$name: the expected alerts fire after $eval_time',
  ({ eval_time, series, exp_samples }) => {
    const firing = firingAt(minutesOf(eval_time), rules, series);
    expect(firing.toSorted(byAlert)).toEqual(exp_samples.toSorted(byAlert));
  },
);

test('every alert fires in a test', () => {
  const fired = new Set(checks.flatMap(({ exp_samples }) => exp_samples.map(({ labels }) => labels)));
  expect(rules.map(({ alert }) => `{alertname="${alert}"}`).filter((labels) => !fired.has(labels))).toEqual(
    [],
  );
});
