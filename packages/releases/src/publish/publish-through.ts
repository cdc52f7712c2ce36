import { passGate, type Candidate } from '../gate/gate';
import type { ServiceClient } from '../service/client';
import { signRelease } from '../trust/keys';
import { readBuilt } from './built-release';
import type { Published, PublishOptions } from './publish';

export interface PublishThroughOptions extends Omit<PublishOptions, 'trust' | 'by'> {
  /** The stable releases of the other remotes on the channel. */
  readonly live: Candidate['live'];
}

/**
 * Publishes by way of the control-plane service: what a checkout alone can check is checked here, what depends on the
 * store by the service.
 */
export async function publishThrough(
  service: ServiceClient,
  folder: string,
  { channel, key, note, checks = [], live, dryRun, ...listener }: PublishThroughOptions,
): Promise<Published> {
  const { release, read } = await readBuilt(folder);
  await passGate({ release, read, live }, checks, listener);
  return service.publish(
    { release: signRelease(release, key), read },
    { channel, note, dryRun },
    (path, index, of) => listener.onStep?.(`upload ${index} of ${of}: ${path}`),
  );
}
