import { setTimeout as sleep } from 'node:timers/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { messageOf, ReleaseError } from './errors';

/** The bucket said no, as it may: there is no such object, or the condition of a write does not hold. */
export const refused = Symbol('the bucket said no, as it may');

/**
 * Runs a request. @returns `refused` on one of the refusals that are answers too
 * @throws ReleaseError `unavailable` on any other failure: time-outs, 5xx, no such bucket, what is not S3 at all
 */
export async function answered<Value>(
  request: () => Promise<Value>,
  answers: readonly Refusal[] = [],
): Promise<Value | typeof refused> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const refusal = refusalOf(error);
    if (refusal && answers.includes(refusal)) return refused;
    throw new ReleaseError(
      'unavailable',
      `The release store does not answer as it should (${describe(error)}). Shells keep what they serve; ${adviceOn(error)}.`,
      { cause: error },
    );
  }
}

type Refusal = 'no such object' | 'condition failed' | 'busy';

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  // 404 is also what a bucket that does not exist answers, and what a proxy that has lost its way does.
  if (error.name === 'NoSuchKey') return 'no such object';
  const status = error.$metadata.httpStatusCode;
  return status === 412 ? 'condition failed' : status === 409 ? 'busy' : undefined;
}

function describe(error: unknown): string {
  if (!(error instanceof S3ServiceException)) return `no answer: ${messageOf(error)}`;
  // Ceph names the fault and leaves its message empty, which the client fills.
  const message = error.message === 'UnknownError' ? '' : `: ${error.message}`;
  return `${error.$metadata.httpStatusCode ?? 'no status'} ${error.name}${message}`;
}

function adviceOn(error: unknown): string {
  const unable = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
  return unable ? useAnother : 'check the bucket, its address and its credentials';
}

/** What to do about a service that cannot keep releases. */
export const useAnother = 'keep releases in a bucket that knows conditional writes, or in a folder';

const busyWaitsMs = [50, 200, 800];

/** Repeats what met another write of the same object in progress (409), as the S3 documentation asks for. */
export async function whileBusy<Value>(request: () => Promise<Value>): Promise<Value> {
  for (const wait of busyWaitsMs) {
    try {
      return await request();
    } catch (error) {
      if (refusalOf(error) !== 'busy') throw error;
      await sleep(wait);
    }
  }
  return request();
}
