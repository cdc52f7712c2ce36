import type { Command } from 'commander';
import { join } from 'node:path';
import { describeRemote } from '../moves/describe-move';
import { previewSecret } from '../preview/preview-secret';
import { signPreview } from '../preview/preview-token';
import { readProject } from '../project-config';
import { historyOf, statusOf, type Status } from '../status';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import { parseTarget, type Context } from './context';

/** status, history, preview */
export function addLookingCommands(program: Command, context: Context): void {
  program
    .command('status [remote]')
    .description('what is live')
    .action(async (remote?: string) => {
      const status = await readStatus(context, remote);
      const rows = status.remotes.map(({ name, stable, canary, frozen, gitSha, published }) => [
        name,
        stable ? describeRemote({ stable, canary }) : '—',
        gitSha?.slice(0, 8) ?? '—',
        `${published.length} published`,
        frozen ? `frozen by ${frozen.by}: ${frozen.reason}` : '',
      ]);
      const frozen = status.frozen ? `\nFrozen by ${status.frozen.by}: ${status.frozen.reason}` : '';
      context.print(
        status,
        `Channel ${status.channel}, revision ${status.revision}${frozen}\n${table(rows)}`,
      );
    });

  program
    .command('history <remote>')
    .description('who moved the remote, when and why')
    .action(async (remote: string) => {
      const { channel } = context.options;
      const entries = await (context.reader
        ? context.reader.history(channel, remote)
        : historyOf(await context.store(), channel, remote));
      const rows = entries.map(({ revision, at, by, reason, ...versions }) => [
        `${revision}`,
        at,
        describeRemote(versions),
        by,
        reason,
      ]);
      context.print(
        entries,
        rows.length > 0 ? table(rows) : `${remote} has never been on channel "${channel}".`,
      );
    });

  program
    .command('preview <remote@version>')
    .description('print a link that shows this version to whoever opens it, and to nobody else')
    .option('--site <origin>', 'where the site runs', context.settings.siteUrl)
    .option('--hours <number>', 'how long the link works', '8')
    .action(async (target: string, { site, hours }: { site: string; hours: string }) => {
      const { remote, version } = parseTarget(target);
      const release = await (context.reader ?? (await context.store())).readRelease(remote, version);
      const expires = Date.now() + parseHours(hours) * 3_600_000;
      const secret = await previewSecret(join(context.settings.dataFolder, 'preview-secret'));
      const token = signPreview({ remotes: { [release.name]: release.version }, expires }, secret);
      const link = `${site}/preview?token=${token}`;
      context.print({ link, expires: new Date(expires).toISOString() }, link);
    });
}

async function readStatus(context: Context, remote: string | undefined): Promise<Status> {
  const { channel } = context.options;
  if (context.reader) {
    const status = await context.reader.status(channel);
    return { ...status, remotes: status.remotes.filter(({ name }) => !remote || name === remote) };
  }
  const names = remote ? [remote] : Object.keys((await readProject(context.settings.root)).remotes);
  return statusOf(await context.store(), channel, names);
}

function parseHours(text: string): number {
  const hours = Number(text);
  if (hours > 0 && hours <= 720) return hours;
  throw new ReleaseError('refused', `${text} is no number of hours: give one above 0 and up to 720.`);
}
