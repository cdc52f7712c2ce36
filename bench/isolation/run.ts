import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import startSite from '../../e2e/setup/start-site';
import { siteVersions } from '../../e2e/support/releases/releases';
import type { Row } from './assess';
import { candidates, type Candidate } from './candidates';
import { gateVerdict, type GateVerdict } from './gate-verdicts';
import { runRow } from './row';
import { IsolationSite } from './site';
import { lineOf, tableHead } from './table';
import { ways, type Way } from './watch';

/*
 * `npm run bench isolation`: effect of faulty releases on visitors. Each candidate goes live without the gate
 * on shells under load: as a promotion, as a canary and as a preview. No request may fail, and the good
 * version has to return without manual steps. `--restart` also kills the shells while the channel names the
 * candidate. `--gate` runs the gate instead.
 */
const { values: flags } = parseArgs({
  options: {
    /** Substrings of the names of candidates, separated by commas. */
    only: { type: 'string' },
    as: { type: 'string', default: ways.join() },
    shells: { type: 'string', default: '2' },
    /** Duration of each row after the candidate went live. */
    seconds: { type: 'string', default: '8' },
    restart: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
/** Shorter, because the shells remember their findings after a restart. */
const secondsAfterRestart = Math.min(5, Number(flags.seconds));
const print = (line: string) => process.stdout.write(`${line}\n`);
const wanted = candidates.filter(
  ({ name }) => !flags.only || flags.only.split(',').some((part) => name.includes(part)),
);
const chosenWays = ways.filter((way) => flags.as.split(',').includes(way));

async function runRows(site: IsolationSite): Promise<Row[]> {
  const rows: Row[] = [];
  const add = async (candidate: Candidate, as: Way, afterRestart: boolean) => {
    const seconds = afterRestart ? secondsAfterRestart : Number(flags.seconds);
    const row = await runRow(site, { candidate, as, seconds, afterRestart });
    rows.push(row);
    print(lineOf(row));
  };
  print(tableHead);
  for (const candidate of wanted) {
    for (const as of chosenWays) await add(candidate, as, false);
    if (!flags.restart) continue;
    for (const as of chosenWays) if (as !== 'preview') await add(candidate, as, true);
  }
  return rows;
}

async function askGate(): Promise<Record<string, GateVerdict>> {
  const verdicts: Record<string, GateVerdict> = {};
  const good = await siteVersions();
  for (const candidate of wanted) {
    // The store is damaged after the gate.
    if (candidate.damage || candidate.storeDown) continue;
    const verdict = await gateVerdict(candidate, good[candidate.remote] ?? '');
    verdicts[candidate.name] = verdict;
    const outcome = verdict.passed ? 'passed' : 'refused';
    print(`${candidate.name}: ${outcome} after ${verdict.seconds.toFixed(1)} s: ${verdict.message}`);
  }
  return verdicts;
}

async function measureRows(): Promise<Row[]> {
  const site = await IsolationSite.create('isolation', Number(flags.shells));
  try {
    await site.start();
    return await runRows(site);
  } finally {
    await site.stop();
  }
}

const stop = await startSite();
const began = performance.now();
try {
  const results = flags.gate ? await askGate() : await measureRows();
  if (flags.json) await writeFile(flags.json, `${JSON.stringify(results, null, 2)}\n`);
  if (Array.isArray(results)) {
    const broken = results.filter(({ problems }) => problems.length > 0);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    print(`\n${results.length - broken.length} of ${results.length} rows hold; ${minutes} min`);
    if (broken.length > 0) process.exitCode = 1;
  }
} finally {
  await stop();
}
