import { S3ServiceException } from '@aws-sdk/client-s3';
import { messageOf } from '@kaadu/federation/release';
import pRetry from 'p-retry';
import { ReleaseError } from '../../errors';

/** An error response that a caller expects and handles. */
export type ExpectedFailure = 'no such key' | 'not modified' | 'precondition failed' | 'conflict';

/** Result of `tryRequest` when the request failed as its caller expected. */
export const expectedFailure = Symbol('expected failure');

/**
 * Sends a request to the bucket.
 * @throws ReleaseError `unavailable` on any failure: time-outs, 5xx, a missing bucket, a server that is not S3
 */
export async function sendRequest<Value>(request: () => Promise<Value>): Promise<Value> {
  try {
    return await request();
  } catch (error) {
    throw unavailable(error);
  }
}

/**
 * Sends a request to the bucket that may fail in some ways.
 * @returns the response, or `expectedFailure` when it failed in one of the ways listed
 * @throws ReleaseError `unavailable` on any other failure
 */
export async function tryRequest<Value>(
  request: () => Promise<Value>,
  expected: readonly ExpectedFailure[],
): Promise<Value | typeof expectedFailure> {
  try {
    return await request();
  } catch (error) {
    const failure = failureOf(error);
    if (failure && expected.includes(failure)) return expectedFailure;
    throw unavailable(error);
  }
}

function unavailable(error: unknown): ReleaseError {
  return new ReleaseError(
    'unavailable',
    `The release store failed (${describe(error)}). Shells keep serving what they have; ${adviceOn(error)}.`,
    { cause: error },
  );
}

function failureOf(error: unknown): ExpectedFailure | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  // The status alone is ambiguous: a missing bucket and a misconfigured proxy return 404 as well.
  if (error.name === 'NoSuchKey') return 'no such key';
  const status = error.$metadata.httpStatusCode;
  if (status === 304) return 'not modified';
  return status === 412 ? 'precondition failed' : status === 409 ? 'conflict' : undefined;
}

/** Whether a conditional read found the object unchanged. */
export function isNotModified(error: unknown): boolean {
  return failureOf(error) === 'not modified';
}

function describe(error: unknown): string {
  if (!(error instanceof S3ServiceException)) return `no response: ${messageOf(error)}`;
  // Ceph sends an error code without a message, and the client fills in this one.
  const message = error.message === 'UnknownError' ? '' : `: ${error.message}`;
  return `${error.$metadata.httpStatusCode ?? 'no status'} ${error.name}${message}`;
}

function adviceOn(error: unknown): string {
  const notImplemented = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
  return notImplemented ? useAnotherStore : 'check the bucket, its endpoint and its credentials';
}

/** Advice for a bucket that cannot hold releases. */
export const useAnotherStore = 'use a bucket that supports conditional writes, or a folder';

/** Retries a write that collided with another one to the same object (409), as the S3 documentation requires. */
export function retryOnConflict<Value>(request: () => Promise<Value>): Promise<Value> {
  return pRetry(request, {
    retries: 3,
    minTimeout: 50,
    factor: 4,
    shouldRetry: ({ error }) => failureOf(error) === 'conflict',
  });
}
