import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../../errors';
import type { ObjectStore } from '../objects';
import { useAnotherStore } from './s3-requests';

const probeKey = 'conditional-writes.txt';

/** Returns unique bytes, so that no write can be mistaken for an earlier one whose response was lost. */
const probeBytes = () =>
  Buffer.from(`The release command uses this object to test conditional writes. ${randomUUID()}\n`);

/**
 * Checks, once, that a bucket honours conditional writes. A service that ignores the condition returns 200 and silently
 * overwrites the change of another writer. The check therefore probes an object of its own before the first conditional
 * write, and keeps it: creating it again must fail.
 * @returns a function that resolves when the bucket passed, and rejects with ReleaseError `unavailable` when it did not
 */
export function conditionalWriteCheck({
  create,
  replace,
}: Pick<ObjectStore, 'create' | 'replace'>): () => Promise<void> {
  async function probe(): Promise<void> {
    const createdTwice = (await create(probeKey, probeBytes())) && (await create(probeKey, probeBytes()));
    if (createdTwice || (await replace(probeKey, probeBytes(), `"${'0'.repeat(32)}"`))) {
      throw new ReleaseError(
        'unavailable',
        `The bucket ignores ${createdTwice ? 'If-None-Match: *' : 'If-Match'} on PUT, so two simultaneous changes to a channel could overwrite each other. Nothing was changed; ${useAnotherStore}.`,
      );
    }
  }
  let passed: Promise<void> | undefined;
  return () =>
    (passed ??= probe().catch((error: unknown) => {
      passed = undefined;
      throw error;
    }));
}
