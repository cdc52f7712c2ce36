import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { eventually } from '../../../testing/eventually';
import type { ImageEncoder } from './image-encoder';
import { createProcessEncoder } from './process-encoder';

const variant = { width: 8, height: 4, format: 'webp', quality: 80 } as const;
const image = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#c87828' } })
    .png()
    .toBuffer();

/** Returns the encoder processes that this process has started. */
function processes(): number[] {
  const listing = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return listing
    .split('\n')
    .filter((line) => line.includes('image-process'))
    .map((line) => Number.parseInt(line, 10));
}

let encoder: ImageEncoder | undefined;
afterEach(() => encoder?.close());

it('encoder runs any number of jobs in one process, which ends when idle', async () => {
  encoder = createProcessEncoder({ idleMs: 50 });
  expect(processes()).toEqual([]);
  const original = await image();
  const { encode } = encoder;
  const encodings = [1, 2, 3].map(() => encode(original, variant));
  const [first, ...others] = processes();
  expect([first, others]).toEqual([expect.any(Number), []]);
  for (const bytes of await Promise.all(encodings))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 8, height: 4 });
  await eventually(processes, (running) => running.length === 0);
  const again = encode(original, variant);
  const [second] = processes();
  await again;
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});

it('encoder writes AVIF with chroma at half the density', async () => {
  encoder = createProcessEncoder();
  const bytes = Buffer.from(await encoder.encode(await image(), { ...variant, format: 'avif' }));
  // Bytes of the configuration box (https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox):
  // subsampled in x and y.
  const configuration = bytes.indexOf('av1C') + 4;
  expect((bytes[configuration + 2] ?? 0) & 0b1100).toBe(0b1100);
});

it.each(['webp', 'avif', 'jpeg'] as const)(
  'encoder flattens transparency onto white, as %s',
  async (format) => {
    encoder = createProcessEncoder();
    const original = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const encoded = sharp(await encoder.encode(original, { ...variant, format }));
    expect(await encoded.metadata()).toMatchObject({ hasAlpha: false });
    const [darkest] = (await encoded.stats()).channels.map(({ min }) => min).sort((a, b) => a - b);
    expect(darkest).toBeGreaterThan(250);
  },
);

it('encoder reports a damaged or oversized photo, and reads the next', async () => {
  encoder = createProcessEncoder();
  expect(await encoder.readPhoto(Buffer.from('no photo'))).toEqual({ outcome: 'damaged' });
  const original = await image();
  expect(await encoder.readPhoto(original)).toMatchObject({ outcome: 'read', width: 20, height: 20 });
});

it('image that cannot be encoded fails only its own job', async () => {
  encoder = createProcessEncoder();
  const good = encoder.encode(await image(), variant);
  await expect(encoder.encode(Buffer.from('no image'), variant)).rejects.toThrow(/unsupported/);
  expect((await good).length).toBeGreaterThan(0);
});

it('killed process fails its jobs, and the next job starts a new one', async () => {
  encoder = createProcessEncoder();
  const original = await image();
  await encoder.encode(original, variant);
  const [pid = 0] = processes();
  process.kill(pid, 'SIGSTOP');
  const stopped = encoder.encode(original, variant);
  process.kill(pid, 'SIGKILL');
  await expect(stopped).rejects.toThrow('ended (SIGKILL)');
  expect((await encoder.encode(original, variant)).length).toBeGreaterThan(0);
});

it('encoder process inherits no secrets from the environment', async () => {
  process.env['A_SECRET'] = 'known to the API only';
  encoder = createProcessEncoder();
  await encoder.encode(await image(), variant);
  const [pid = 0] = processes();
  const environment = execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'utf8' });
  delete process.env['A_SECRET'];
  expect(environment).toContain('PATH=');
  expect(environment).not.toContain('A_SECRET');
});
