import { join } from 'node:path';
import type { Command } from 'commander';
import { previewSecret } from '../preview/preview-secret';
import { signPreview } from '../preview/preview-token';
import { ReleaseError } from '../store/errors';
import { parseTarget } from './arguments';
import type { Context } from './context';

const hourMs = 3_600_000;

export function addPreview(program: Command, context: Context): void {
  program
    .command('preview <remote@version>')
    .description('print a link that shows this version to whoever opens it, and to nobody else')
    .option('--site <origin>', "the site's origin", context.settings.siteUrl)
    .option('--hours <number>', 'how long the link is valid', '8')
    .action(async (target: string, { site, hours }: { site: string; hours: string }) => {
      const { remote, version } = parseTarget(target);
      const release = await (await context.control()).readRelease(remote, version);
      const expires = Date.now() + parseHours(hours) * hourMs;
      const secret = await previewSecret(join(context.settings.dataFolder, 'preview-secret'));
      const token = signPreview({ remotes: { [release.name]: release.version }, expires }, secret);
      const link = `${site}/preview?token=${token}`;
      context.print({ link, expires: new Date(expires).toISOString() }, link);
    });
}

function parseHours(text: string): number {
  const hours = Number(text);
  if (hours > 0 && hours <= 720) return hours;
  throw new ReleaseError('refused', `--hours must be above 0 and at most 720, not "${text}".`);
}
