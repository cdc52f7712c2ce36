import { randomUUID } from 'node:crypto';
import { ReleaseError } from './errors';
import type { ObjectStore } from './objects';
import { useAnother } from './s3-requests';

const key = 'conditional-writes.txt';

/** Other bytes every time, so that no write can be taken for one whose answer was lost. */
const text = () =>
  Buffer.from(`Release commands make sure that nobody can create this twice. ${randomUUID()}\n`);

/**
 * A service that ignores the condition of a write answers 200 and loses the change of whoever came first, so this is
 * tried on an object of its own before the first conditional write. The object stays: from then on creating it must fail.
 * @throws ReleaseError `unavailable` when the bucket ignores conditions
 */
export function conditionsKept({ create, replace }: Pick<ObjectStore, 'create' | 'replace'>) {
  async function prove(): Promise<void> {
    const createdTwice = (await create(key, text())) && (await create(key, text()));
    if (createdTwice || (await replace(key, text(), `"${'0'.repeat(32)}"`))) {
      throw new ReleaseError(
        'unavailable',
        `The bucket ignores ${createdTwice ? 'If-None-Match: *' : 'If-Match'} on PUT, so that of two who change a channel at once one would be lost. Nothing was changed; ${useAnother}.`,
      );
    }
  }
  let proof: Promise<void> | undefined;
  return () =>
    (proof ??= prove().catch((error: unknown) => {
      proof = undefined;
      throw error;
    }));
}
