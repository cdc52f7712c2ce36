import { PassThrough } from 'node:stream';
import { withProgress } from './progress';

/** A stream that records what is written to it. */
function output(isTTY: boolean) {
  const stream = new PassThrough();
  const written: string[] = [];
  stream.on('data', (part: Buffer) => written.push(part.toString()));
  return { out: Object.assign(stream, { isTTY }), text: () => written.join('') };
}
const ci = process.env['CI'];
beforeEach(() => {
  delete process.env['CI'];
});
afterEach(() => {
  if (ci !== undefined) process.env['CI'] = ci;
});

describe('progress', () => {
  test('on a terminal a bar shows the current step, and each step ends with its duration', async () => {
    const { out, text } = output(true);
    const result = await withProgress(async (onStep) => {
      onStep('types');
      onStep('upload');
      return 7;
    }, out);
    expect(result).toBe(7);
    expect(text()).toMatch(/\[.*■.*\] types \d\.\d s/);
    expect(text()).toMatch(/ {2}types \d\.\d s\n/);
    expect(text()).toMatch(/ {2}upload \d\.\d s\n$/);
  });

  test('without a terminal it writes one line per step', async () => {
    const { out, text } = output(false);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('in CI a terminal gets one line per step as well', async () => {
    process.env['CI'] = 'true';
    const { out, text } = output(true);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('a step that fails ends its bar, and the error is passed on', async () => {
    const { out, text } = output(true);
    const failing = withProgress(async (onStep) => {
      onStep('types');
      throw new Error('no');
    }, out);
    await expect(failing).rejects.toThrow('no');
    expect(text()).toMatch(/types \d\.\d s\n$/);
  });
});
