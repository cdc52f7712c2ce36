import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@kaadu/release-core';
import * as z from 'zod';
import { Arrivals } from './arrivals';
import { ask, nextMessage, start } from './processes';

/*
 * `npm run bench followers`: many followers of one channel on the release service and an S3-compatible bucket in
 * memory. Prints reads of the bucket and the time until every follower has a change, with the service and without.
 */
const { values } = parseArgs({
  options: {
    followers: { type: 'string', default: '500' },
    processes: { type: 'string', default: '5' },
    switches: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
});
const [followers, processes, seconds] = [values.followers, values.processes, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const Reads = z.object({ found: z.number(), unchanged: z.number(), missing: z.number() });
const Refused = z.object({ refused: z.number() });
process.env['AWS_ACCESS_KEY_ID'] = 'test';
process.env['AWS_SECRET_ACCESS_KEY'] = 'test';

const bucket = start('store-process', []);
const location = await nextMessage(bucket, z.string());
const service = start('service-process', [location]);
const { url, token } = await nextMessage(service, z.object({ url: z.url(), token: z.string() }));
const arrivals = new Arrivals();
const perProcess = Math.ceil(followers / processes);
const children = Array.from({ length: processes }, (_, index) => {
  const child = start('followers-process', [location, url, token, `${index * perProcess}`, `${perProcess}`]);
  arrivals.listen(child);
  return child;
});
const count = perProcess * processes;
await arrivals.of(1, count);
await sleep(5_000);

/** Counts reads of the bucket within a time. */
async function readsIn(ms: number): Promise<z.infer<typeof Reads> & { readonly perSecond: number }> {
  const before = await ask(bucket, Reads);
  await sleep(ms);
  const after = await ask(bucket, Reads);
  const by = (outcome: keyof z.infer<typeof Reads>) => after[outcome] - before[outcome];
  const reads = { found: by('found'), unchanged: by('unchanged'), missing: by('missing') };
  return { ...reads, perSecond: (reads.found + reads.unchanged + reads.missing) / (ms / 1000) };
}

/** Changes the channel a number of times. @returns how long each follower took each time, in milliseconds, sorted */
async function switchTimes(times: number, firstRevision: number, change: (at: number) => Promise<unknown>) {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = Date.now();
    await change(at);
    all.push(...(await arrivals.of(firstRevision + at, count)).map((time) => time - began));
    await sleep(500);
  }
  return all.toSorted((one, other) => one - other);
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
const version = (at: number) => (at % 2 === 0 ? '2.0.0' : '1.0.0');

async function promote(at: number): Promise<void> {
  const move = { action: 'promote', remote: 'header', version: version(at) };
  const response = await fetch(new URL('/v1/channels/production/moves', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ move, reason: 'bench' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const switches = Number(values.switches);
const cpuBefore = await ask(service, z.number());
const pushed = await readsIn(seconds * 1000);
const cpu = ((await ask(service, z.number())) - cpuBefore) / (seconds * 10_000);
const pushedTimes = await switchTimes(switches, 2, promote);
const refused = await Promise.all(children.map((child) => ask(child, Refused)));
service.kill('SIGKILL');
await sleep(3_000);
const polled = await readsIn(10_000);
const store = await openStore(location);
const polledTimes = await switchTimes(3, switches + 2, async (at) => {
  const remotes = { header: { stable: version(at) } };
  await store.moveChannel('production', switches + 1 + at, { remotes, by: 'bench', reason: 'bench' });
});
process.stdout.write(
  [
    '| measured | with the service | service stopped |',
    '| --- | --- | --- |',
    `| reads of the bucket a second, ${count} followers | ${pushed.perSecond.toFixed(1)} | ${polled.perSecond.toFixed(0)} |`,
    `| … a day | ${((pushed.perSecond * 86_400) / 1e6).toFixed(1)} million | ${((polled.perSecond * 86_400) / 1e6).toFixed(0)} million |`,
    `| … unchanged (304) : missing (404) : with bytes | ${pushed.unchanged} : ${pushed.missing} : ${pushed.found} | ${polled.unchanged} : ${polled.missing} : ${polled.found} |`,
    `| a change until each follower has it, p50 / p99 / last, ms | ${[0.5, 0.99, 1].map((share) => percentile(pushedTimes, share)).join(' / ')} | ${[0.5, 0.99, 1].map((share) => percentile(polledTimes, share)).join(' / ')} |`,
    `| reports a second; refused; CPU of the service | ${count}; ${refused.reduce((sum, one) => sum + one.refused, 0)}; ${cpu.toFixed(0)} % of a core | – |`,
    '',
  ].join('\n'),
);
for (const child of [bucket, ...children]) child.kill('SIGKILL');
