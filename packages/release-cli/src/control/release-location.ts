import type { ReleaseSource } from '@kaadu/federation/release';
import { openStore } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import * as z from 'zod';

/** Location of releases as data, which can be passed to another process. */
export const ReleaseLocation = z.union([
  z.object({ store: z.string() }),
  z.object({ service: z.object({ url: z.string(), token: z.string() }) }),
]);
export type ReleaseLocation = z.infer<typeof ReleaseLocation>;

/** Opens the releases at a location. @param root folder that a store's relative path is resolved against */
export async function openReleaseSource(location: ReleaseLocation, root: string): Promise<ReleaseSource> {
  return 'store' in location ? openStore(location.store, root) : new ServiceClient(location.service);
}
