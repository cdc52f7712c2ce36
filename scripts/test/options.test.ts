import { parseTestOptions, stageNames } from './options';

describe('options of npm test', () => {
  it('run every stage once, in the usual order, by default', () => {
    expect(parseTestOptions([])).toEqual({ seed: undefined, repeat: 1, stages: stageNames });
  });

  it('shuffle with a new seed, or with the one given', () => {
    expect(parseTestOptions(['--shuffle'], () => 77).seed).toBe(77);
    expect(parseTestOptions(['--shuffle', '--seed', '12'], () => 77).seed).toBe(12);
  });

  it('choose stages and keep their order', () => {
    expect(parseTestOptions(['--only', 'e2e,unit']).stages).toEqual(['unit', 'e2e']);
  });

  it.each([
    [['--only', 'units'], /--only takes stages \(build, static/],
    [['--repeat', '0'], /at least 1/],
    [['--repeat', 'x'], /--repeat takes a whole number, not "x"/],
    [['--seed', '-1'], /seed/],
    [['--sort'], /Unknown option '--sort'/],
  ])('refuse %j', (args, message) => {
    expect(() => parseTestOptions(args)).toThrow(message);
  });
});
