import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '../../../../release-core/fixtures/s3-server';
import { parseBucketLocation } from './bucket-location';
import { bucketImageSource } from './bucket-image-source';
import { folderImageSource } from './folder-image-source';
import { type ImageSource, requireImage, withFallback } from './image-source';

process.env['AWS_ACCESS_KEY_ID'] = 'test';
process.env['AWS_SECRET_ACCESS_KEY'] = 'test';

const server = new S3Server();
const failures: unknown[] = [];
let folder: string;
let location: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-originals-'));
  location = `s3://${server.bucket}/site?endpoint=${await server.start()}&path-style=true`;
});
beforeEach(() => {
  server.clear();
  failures.length = 0;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const bucket = (query = '') =>
  bucketImageSource(parseBucketLocation(`${location}${query}`), (error) => failures.push(error));
const sources: [string, () => ImageSource][] = [
  ['a folder', () => folderImageSource(join(folder, 'originals'))],
  ['a bucket', () => bucket()],
];

describe.each(sources)('%s', (_name, open) => {
  it('returns what was written, and replaces it', async () => {
    const source = open();
    await source.write('uploads/abc', Buffer.from('one'), 'image/webp');
    await source.write('uploads/abc', Buffer.from('two'), 'image/webp');
    expect(String(await source.read('uploads/abc'))).toBe('two');
    expect(await source.exists('uploads/abc')).toBe(true);
  });

  it.each(['uploads/missing', 'nowhere/at/all', 'uploads/abc/below'])('has no image %s', async (path) => {
    expect(await open().read(path)).toBeUndefined();
    expect(await open().exists(path)).toBe(false);
  });
});

it.each(['500', 'hangs', '503 in HTML'] as const)(
  'bucket that %s is unavailable, and logs the reason',
  async (fault) => {
    server.fault = fault;
    const failing = bucket(fault === 'hangs' ? '&timeout=50' : '');
    await expect(failing.read('uploads/abc')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing.exists('uploads/abc')).rejects.toMatchObject({ code: 'unavailable' });
    expect(failures).toHaveLength(2);
  },
);

it('combined source reads missing images from the fallback, and writes to the first source only', async () => {
  const first = folderImageSource(join(folder, 'first'));
  const drawn = {
    read: async () => Buffer.from('drawn'),
    exists: async (path: string) => path === 'drawn/1',
  };
  const source = withFallback(first, drawn);
  expect(String(await source.read('drawn/1'))).toBe('drawn');
  await source.write('drawn/1', Buffer.from('photo'), 'image/webp');
  expect(String(await source.read('drawn/1'))).toBe('photo');
  expect(String(await first.read('drawn/1'))).toBe('photo');
  await expect(requireImage(source, 'drawn/1')).resolves.toBeUndefined();
  await expect(requireImage(source, 'drawn/2')).rejects.toThrow('There is no such image');
  await expect(requireImage(source, null)).resolves.toBeUndefined();
});

it.each([
  ['s3://', 'names no bucket'],
  ['s3://images?regoin=eu', 'regoin'],
  ['s3://images?endpoint=ftp://x', 'endpoint'],
  ['s3://a b', 'not the URL of a bucket'],
])('bucket location %s is rejected', (wrong, fault) => {
  expect(() => parseBucketLocation(wrong)).toThrow(fault);
});
