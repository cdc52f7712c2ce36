import {
  defaultPreviewHours,
  parseInput,
  type PreviewLink,
  PreviewRequest,
  ReleaseError,
} from '@kaadu/release-core';
import type { Command } from 'commander';
import { parseTarget } from '../arguments';
import type { Context } from '../context';

interface PreviewOptions {
  readonly site?: string;
  readonly hours: string;
}

export function addPreview(program: Command, context: Context): void {
  program
    .command('preview <remote@version...>')
    .description('print a link that shows these versions to every visitor who opens it')
    .option('--site <origin>', "the site's origin; default: SITE_URL, of the service if one is used")
    .option('--hours <number>', 'validity of the link, in hours', String(defaultPreviewHours))
    .action(async (targets: readonly string[], { site, hours }: PreviewOptions) => {
      const wanted = { remotes: versionsOf(targets), hours: Number(hours) };
      const request = parseInput(PreviewRequest, wanted, 'The command');
      const made = await (await context.control()).preview(context.options.channel, request);
      const result = site === undefined ? made : leadingTo(site, made);
      context.print(result, result.link);
    });
}

function versionsOf(targets: readonly string[]): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const target of targets) {
    const { remote, version } = parseTarget(target);
    if (Object.hasOwn(versions, remote))
      throw new ReleaseError(
        'refused',
        `A preview shows one version of ${remote}, not two. Name one of them.`,
      );
    versions[remote] = version;
  }
  return versions;
}

function leadingTo(site: string, made: PreviewLink): PreviewLink {
  if (!URL.canParse(site))
    throw new ReleaseError(
      'refused',
      `--site must be an origin such as https://site.example, not "${site}".`,
    );
  const { pathname, search } = new URL(made.link);
  return { ...made, link: new URL(`${pathname}${search}`, site).href };
}
