import { PassThrough } from 'node:stream';
import { withProgress } from './progress';

/** Creates a stream that records its output. */
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
  test('progress on a terminal is a bar with the current step, and each step ends with its duration', async () => {
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

  test('progress without a terminal is one line per step', async () => {
    const { out, text } = output(false);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('progress on a terminal in CI is one line per step', async () => {
    process.env['CI'] = 'true';
    const { out, text } = output(true);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('progress ends the bar of a failing step and passes the error on', async () => {
    const { out, text } = output(true);
    const failing = withProgress(async (onStep) => {
      onStep('types');
      throw new Error('no');
    }, out);
    await expect(failing).rejects.toThrow('no');
    expect(text()).toMatch(/types \d\.\d s\n$/);
  });
});
