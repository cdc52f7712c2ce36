import { auditFileIn } from '@kaadu/release-core/operations';
import type { Command } from 'commander';
import { diagnose } from '../../doctor';
import { table } from '../../table';
import type { Context } from '../context';

const marks = { good: '✓', warning: '!', bad: '✗' } as const;

export function addDoctor(program: Command, context: Context): void {
  program
    .command('doctor')
    .description('check keys, store, channel and live releases, and print a fix for every fault')
    .action(async () => {
      const findings = await diagnose({
        store: () => context.store(),
        trust: () => context.trustList(),
        channel: context.options.channel,
        keyFile: context.settings.keyFile,
        service: context.settings.service?.url,
        auditFile: auditFileIn(context.settings.serviceFolder),
      });
      const rows = findings.map(({ state, what, fix }) => [marks[state], what, fix ?? '']);
      context.print(findings, table(rows));
      if (findings.some(({ state }) => state === 'bad')) process.exitCode = 3;
    });
}
