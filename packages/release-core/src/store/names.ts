import { FilePath, RemoteName, Version } from '@kaadu/federation/release';
import type * as z from 'zod';
import { ChannelName } from '../channels/channel';
import { ReleaseError } from '../errors';

function validated(schema: z.ZodType<string>, what: string) {
  return (name: string): string => {
    const parsed = schema.safeParse(name);
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ message }) => message).join(', ');
    throw new ReleaseError('refused', `"${name.slice(0, 80)}" is not a valid ${what}: it ${faults}.`);
  };
}

/** Returns the given name. @throws ReleaseError `refused` when it is malformed or could be a path */
export const remoteName = validated(RemoteName, 'remote name');
export const versionName = validated(Version, 'version');
export const channelName = validated(ChannelName, 'channel name');
export const filePath = validated(FilePath, 'file path of a release');
