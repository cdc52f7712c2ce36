import { listAuditEntries } from '@kaadu/contracts/audit';
import { imageUrl } from '@kaadu/contracts';
import { uploadImage } from '@kaadu/contracts/images';
import sharp from 'sharp';
import { type BackOffice, startBackOffice, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

async function upload(
  payload: Buffer | string,
  type = 'image/jpeg',
  role: 'content' | 'sales' | 'finance' = 'sales',
) {
  const headers = { ...backOffice.staff[role], 'content-type': type };
  const response = await backOffice.api.app.inject({
    method: 'POST',
    url: '/admin/images',
    headers,
    payload,
  });
  return { status: response.statusCode, body: response.json<{ message?: string }>() };
}

async function storedPath(payload: Buffer): Promise<string> {
  const { status, body } = await upload(payload);
  expect(status).toBe(200);
  return dataOf(uploadImage, body).imagestorepath;
}

async function served(path: string): Promise<Buffer> {
  const response = await backOffice.api.app.inject({ url: imageUrl('', path, 'card') });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'upload accepts a photo in %s, whatever type is claimed',
  async (format) => {
    const { status, body } = await upload(await photo().toFormat(format).toBuffer(), 'image/png');
    expect(status).toBe(200);
    expect(dataOf(uploadImage, body)).toMatchObject({ width: 900, height: 600 });
  },
);

it('story shows an uploaded photo under an unguessable path', async () => {
  const path = await storedPath(await photo(901).jpeg().toBuffer());
  expect(path).toMatch(/^uploads\/[0-9a-f]{32}$/);
  const payload = { ...story, title: 'With a photo', image_path: path };
  const saved = await backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, payload);
  const shown = await backOffice.call('GET', `/getBlogOnClick?primary_key=${saved.body.data.primary_key}`);
  expect(shown.body.data).toMatchObject({ card_image: { imagestorepath: path } });
  expect(await sharp(await served(path)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 480,
    height: 360,
  });
});

it('upload stores the same photo only once', async () => {
  const bytes = await photo(902).jpeg().toBuffer();
  expect(await storedPath(bytes)).toBe(await storedPath(bytes));
});

it('upload removes metadata and rotates the photo upright', async () => {
  const bytes = await photo(800, 400)
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '12/1 25/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(0);
  const path = await storedPath(bytes);
  const original = await backOffice.api.imageSource.read(path);
  const metadata = await sharp(original).metadata();
  expect(metadata).toMatchObject({ width: 400, height: 800 });
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
    Array(4).fill(undefined),
  );
  expect(original?.includes('A camera')).toBe(false);
});

it('upload accepts a photo with the scan header of some phones', async () => {
  const bytes = await photo(640, 480).jpeg().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  // The marker is followed by its length and two bytes per component; then spectral selection and
  // approximation, by the standard 00 3F 00.
  const parameters = scan + 5 + 2 * (bytes[scan + 4] ?? 0);
  expect([...bytes.subarray(parameters, parameters + 3)]).toEqual([0, 63, 0]);
  bytes.fill(0, parameters, parameters + 3);
  const { status, body } = await upload(bytes);
  expect(status).toBe(200);
  expect(dataOf(uploadImage, body)).toMatchObject({ width: 640, height: 480 });
});

it('upload stores no more pixels than pages can show', async () => {
  const { body } = await upload(await photo(5_000, 2_500).jpeg().toBuffer());
  expect(dataOf(uploadImage, body)).toMatchObject({ width: 3_200, height: 1_600 });
});

describe('upload rejects', () => {
  it.each([
    ['text that is called a JPEG', Buffer.from('not a photo'), 415, 'not a JPEG, PNG, WebP or AVIF'],
    [
      'an SVG that is called a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'not a JPEG',
    ],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 415, 'not a JPEG'],
    ['the first bytes of a JPEG and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'damaged'],
    ['an empty body', Buffer.alloc(0), 422, 'image file'],
    ['more bytes than are allowed', Buffer.alloc(uploadImage.uploads.maxBytes + 1), 413, 'too large'],
  ])('%s', async (_what, payload, expected, message) => {
    const { status, body } = await upload(payload);
    expect([status, body.message]).toEqual([expected, expect.stringContaining(message)]);
  });

  it('an SVG that declares its type', async () => {
    expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).status).toBe(415);
  });

  it('a truncated photo', async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(noise.subarray(0, noise.length / 2));
    expect([status, body.message]).toEqual([422, expect.stringContaining('incomplete')]);
  });

  it('a small file that decodes to more pixels than fit into memory', async () => {
    const bomb = await photo(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(uploadImage.uploads.maxBytes);
    const { status, body } = await upload(bomb, 'image/png');
    expect([status, body.message]).toEqual([413, expect.stringContaining('10000 × 10000 pixels')]);
  });

  it('a caller without permission, before the body is read', async () => {
    const payload = Buffer.alloc(uploadImage.uploads.maxBytes + 1);
    expect((await upload(payload, 'image/jpeg', 'finance')).status).toBe(403);
    const anonymous = await backOffice.api.app.inject({
      method: 'POST',
      url: '/admin/images',
      headers: { 'content-type': 'image/jpeg' },
      payload,
    });
    expect(anonymous.statusCode).toBe(401);
  });
});

it('upload is recorded in the audit log', async () => {
  const path = await storedPath(await photo(903).jpeg().toBuffer());
  const { body } = await backOffice.call('GET', '/admin/auditLog', backOffice.staff.admin);
  expect(dataOf(listAuditEntries, body).entries[0]).toMatchObject({
    action: 'uploadImage',
    subject: `image ${path}`,
  });
});
