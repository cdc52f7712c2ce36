import { existsSync } from 'node:fs';
import { ownTrustFile } from '@kaadu/release-core';
import type { Command } from 'commander';
import { diagnose, diagnoseService, type Finding } from '../../doctor';
import { table } from '../../table';
import type { Context } from '../context';

const marks = { good: '✓', warning: '!', bad: '✗' } as const;

export function addDoctor(program: Command, context: Context): void {
  program
    .command('doctor')
    .description('check keys, store, channel and live releases, and print a fix for every fault')
    .action(async () => {
      const findings = await findingsOf(context);
      const rows = findings.map(({ state, what, fix }) => [marks[state], what, fix ?? '']);
      context.print(findings, table(rows));
      if (findings.some(({ state }) => state === 'bad')) process.exitCode = 3;
    });
}

async function findingsOf(context: Context): Promise<Finding[]> {
  const { options, settings } = context;
  const { service, trustFile = ownTrustFile(options.store, settings.root) } = settings;
  const isElsewhere = !settings.trustFile && !(trustFile && existsSync(trustFile));
  if (service && isElsewhere) return diagnoseService(service.url, await context.control(), options.channel);
  return diagnose({
    store: () => context.store(),
    trust: () => context.trustList(),
    channel: options.channel,
    keyFile: settings.keyFile,
    service: service?.url,
    withState: (work) => context.withState(work),
  });
}
