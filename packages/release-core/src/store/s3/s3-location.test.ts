import { ReleaseError } from '../../errors';
import { parseS3Location } from './s3-location';

test('a location without options is a bucket of Amazon in us-east-1, without a prefix', async () => {
  const { client, bucket, prefix } = parseS3Location('s3://releases');
  expect([bucket, prefix]).toEqual(['releases', '']);
  expect(await client.config.region()).toBe('us-east-1');
  expect(client.config.forcePathStyle).toBe(false);
});

test('a location names the region, the endpoint, and whether the bucket is in the path', async () => {
  const { client } = parseS3Location(
    's3://releases?region=eu-west-1&endpoint=https://minio.example.com:9000&path-style=true',
  );
  expect(await client.config.region()).toBe('eu-west-1');
  expect(client.config.forcePathStyle).toBe(true);
  expect(await client.config.endpoint?.()).toMatchObject({
    protocol: 'https:',
    hostname: 'minio.example.com',
    port: 9000,
  });
});

test.each([
  ['s3://releases/', ''],
  ['s3://releases/site', 'site/'],
  ['s3://releases///site/india///', 'site/india/'],
])('the prefix of %s is "%s"', (location, prefix) => {
  expect(parseS3Location(location).prefix).toBe(prefix);
});

test('checksums that only Amazon supports are neither sent nor expected', async () => {
  const { config } = parseS3Location('s3://releases').client;
  expect(await config.requestChecksumCalculation()).toBe('WHEN_REQUIRED');
  expect(await config.responseChecksumValidation()).toBe('WHEN_REQUIRED');
});

test.each([
  ['s3://', 'it names no bucket'],
  ['s3://releases?regoin=eu', 'it has regoin, which is not known'],
  ['s3://releases?region=', 'region must'],
  ['s3://releases?endpoint=ftp://x', 'endpoint must'],
  ['s3://releases?endpoint=xhttp://x', 'endpoint must'],
  ['s3://releases?endpoint=https-x://x', 'endpoint must'],
  ['s3://releases?timeout=9', 'timeout must'],
])('the location %s is refused, because %s', (location, reason) => {
  let refusal: unknown;
  try {
    parseS3Location(location);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(ReleaseError);
  expect(refusal).toMatchObject({ code: 'refused' });
  expect(String(refusal)).toContain(`The store ${location} is invalid: ${reason}`);
  expect(String(refusal)).toMatch(/\. Write s3:\/\/bucket\/prefix\?region=…$/);
});
