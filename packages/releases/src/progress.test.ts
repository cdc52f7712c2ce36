import { PassThrough } from 'node:stream';
import { withProgress } from './progress';

/** What is written to a terminal, or to something that is none. */
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
  test('on a terminal a bar shows the step that is under way, and each ends with its seconds', async () => {
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

  test('elsewhere it is one line a step, without anything that moves', async () => {
    const { out, text } = output(false);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('where nobody sits in front of it a terminal gets lines as well', async () => {
    process.env['CI'] = 'true';
    const { out, text } = output(true);
    await withProgress(async (onStep) => onStep('types'), out);
    expect(text()).toBe('  types …\n');
  });

  test('a step that fails ends its bar, and the fault comes through', async () => {
    const { out, text } = output(true);
    const failing = withProgress(async (onStep) => {
      onStep('types');
      throw new Error('no');
    }, out);
    await expect(failing).rejects.toThrow('no');
    expect(text()).toMatch(/types \d\.\d s\n$/);
  });
});
