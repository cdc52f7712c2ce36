import { parseVersionName } from '@kaadu/federation/release';
import { ChannelAction, parseInput, ReleaseError } from '@kaadu/release-core';
import type * as z from 'zod';

/** Validates an action built from command-line arguments. @throws ReleaseError `refused` naming the mistake */
export function parseAction(action: z.input<typeof ChannelAction>): ChannelAction {
  return parseInput(ChannelAction, action, 'The command');
}

/** Splits `header@1.2.3`. @throws ReleaseError `refused` without a version */
export function parseTarget(target: string): { remote: string; version: string } {
  const { remote, version } = parseVersionName(target);
  if (remote && version && !version.includes('@')) return { remote, version };
  throw new ReleaseError(
    'refused',
    `"${target}" does not name a version: write ${remote || 'header'}@<version>. \`release versions ${remote || 'header'}\` lists the published ones.`,
  );
}

/** Parses a whole number. @throws ReleaseError `refused` */
export function parseWholeNumber(text: string, option: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new ReleaseError('refused', `${option} must be a whole number, not "${text}".`);
}

/** Splits a comma-separated list. */
export function parseList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
