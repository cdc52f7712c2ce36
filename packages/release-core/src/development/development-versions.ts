import { isDevelopmentVersion } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';

/** Channel for work in progress, in a developer's own store. */
export const developmentChannel = 'dev';

/**
 * Checks that work in progress, which has passed no gate, is served by the development channel only.
 * @throws ReleaseError `refused` naming the commands that make a release of it
 */
export function assertMayServe(channel: string, remote: string, version: string): void {
  if (channel === developmentChannel || !isDevelopmentVersion(version)) return;
  throw new ReleaseError(
    'refused',
    `${remote}@${version} is work in progress, which only channel "${developmentChannel}" may serve. Make a release of it: \`release build ${remote}\`, then \`release publish ${remote}\`, which names the version to use instead.`,
  );
}
