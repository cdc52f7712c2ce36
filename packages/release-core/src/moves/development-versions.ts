import { isDevelopmentVersion } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';

/** The channel on which work in progress is tried out, in the store of whoever works on it. */
export const developmentChannel = 'dev';

/**
 * Work in progress has passed no gate, so no other channel may serve it.
 * @throws ReleaseError `refused` naming the commands that make a release of it
 */
export function assertMayServe(channel: string, remote: string, version: string): void {
  if (channel === developmentChannel || !isDevelopmentVersion(version)) return;
  throw new ReleaseError(
    'refused',
    `${remote}@${version} is work in progress, which only channel "${developmentChannel}" may serve. Make a release of it: \`release build ${remote}\`, then \`release publish ${remote}\`, which names the version to use instead.`,
  );
}
