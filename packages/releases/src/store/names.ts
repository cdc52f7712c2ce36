import { FilePath, RemoteName, Version } from '@kaadu/federation/release';
import type * as z from 'zod';
import { ChannelName } from './channel';
import { ReleaseError } from './errors';

function named(schema: z.ZodType<string>, what: string) {
  return (name: string): string => {
    const parsed = schema.safeParse(name);
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ message }) => message).join(', ');
    throw new ReleaseError('refused', `"${name.slice(0, 80)}" is no ${what}: it ${faults}.`);
  };
}

/** Each returns the name it is given. @throws ReleaseError `refused` when that could not be one, or would be a path */
export const remoteName = named(RemoteName, 'name of a remote');
export const versionName = named(Version, 'version');
export const channelName = named(ChannelName, 'name of a channel');
export const filePath = named(FilePath, 'path of a release');
