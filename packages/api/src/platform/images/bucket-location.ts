import { z } from 'zod';

const Options = z.strictObject({
  region: z.string().min(1).default('us-east-1'),
  /** Endpoint of an S3-compatible service other than Amazon's. */
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the bucket's name goes into the path instead of the host name. */
  'path-style': z.stringbool().default(false),
  /** Timeout of one request in milliseconds. */
  timeout: z.coerce.number().int().min(10).default(5_000),
});

export interface BucketLocation extends z.infer<typeof Options> {
  readonly bucket: string;
  /** Prefix of every key; empty, or ending in a slash. */
  readonly prefix: string;
}

/** Parses `s3://bucket/prefix?region=…&endpoint=…&path-style=true`. @throws Error naming the fault */
export function parseBucketLocation(location: string): BucketLocation {
  if (!URL.canParse(location)) throw new Error('is not the URL of a bucket (s3://bucket/prefix?region=…)');
  const { hostname, pathname, searchParams } = new URL(location);
  if (hostname === '') throw new Error('names no bucket (s3://bucket/prefix?region=…)');
  const options = Options.safeParse(Object.fromEntries(searchParams));
  if (!options.success) throw new Error(z.prettifyError(options.error).replaceAll('\n', ' '));
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  return { ...options.data, bucket: hostname, prefix: folder && `${folder}/` };
}
