import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { inputFaults } from '../../input-errors';
import { ReleaseError } from '../../errors';
import type { S3Location } from './s3-objects';

const Options = z.strictObject({
  region: z.string().min(1).default('us-east-1'),
  /** Endpoint of an S3-compatible service other than Amazon's. */
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the bucket name goes into the path instead of the host name. */
  'path-style': z.stringbool().default(false),
  /** Timeout of one response, in milliseconds. */
  timeout: z.coerce.number().int().min(10).default(5000),
});

/** Reads `s3://bucket/prefix?region=…&endpoint=…&path-style=true`. @throws ReleaseError `refused` naming the fault */
export function parseS3Location(location: string): S3Location {
  const url = new URL(location);
  const parsed = Options.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success || url.hostname === '') {
    throw new ReleaseError(
      'refused',
      `The store ${location} is invalid: ${parsed.success ? 'it names no bucket' : inputFaults(parsed.error, 'it')}. Write s3://bucket/prefix?region=…`,
    );
  }
  const { region, endpoint, timeout, 'path-style': forcePathStyle } = parsed.data;
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle,
    maxAttempts: 3,
    requestHandler: { requestTimeout: timeout, connectionTimeout: timeout, throwOnRequestTimeout: true },
    // Other S3-compatible services reject checksums that only Amazon supports.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, bucket: url.hostname, prefix: folder && `${folder}/` };
}
