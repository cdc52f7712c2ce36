import { describeWork } from '@kaadu/release-core/operations';
import { InvalidArgumentError, type Command } from 'commander';
import { table } from '../../table';
import type { Context } from '../context';

export function addApprovals(program: Command, context: Context): void {
  program
    .command('approvals')
    .description('list the requests that wait for a second person')
    .option('--withdraw <id>', 'withdraw a request', parseId)
    .action(async ({ withdraw }: { withdraw?: number }) => {
      const { channel } = context.options;
      const control = await context.control();
      if (withdraw !== undefined) {
        const text = await control.decide(channel, withdraw, 'withdraw');
        return context.print({ withdrawn: withdraw }, `Withdrawn: ${text}. Nothing has changed.`);
      }
      const waiting = await control.approvals(channel);
      const rows = waiting.map(({ id, work, by, expires, reason }) => [
        `${id}`,
        describeWork(work),
        by,
        `until ${expires}`,
        reason,
      ]);
      context.print(waiting, rows.length > 0 ? table(rows) : `Nothing waits for approval on "${channel}".`);
    });

  program
    .command('approve')
    .description("carry out another person's request")
    .argument('<id>', 'its number, as `release approvals` lists it', parseId)
    .action(async (id: number) => {
      const { channel } = context.options;
      const text = await (await context.control()).decide(channel, id, 'approve');
      context.print({ approved: id }, `Approved and done: ${text}.`);
    });
}

function parseId(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('Give the number of a request, such as 12.');
}
