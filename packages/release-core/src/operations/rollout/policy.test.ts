// cspell:ignore patience
import { defaultRolloutPolicy, RolloutPolicy } from './policy';

describe('the rollout policy', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  test('reads timeoutMinutes without a warning', () => {
    expect(RolloutPolicy.parse({ timeoutMinutes: 30 })).toEqual({
      ...defaultRolloutPolicy,
      timeoutMinutes: 30,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test('accepts the former name patienceMinutes with a warning', () => {
    expect(RolloutPolicy.parse({ patienceMinutes: 30 })).toEqual({
      ...defaultRolloutPolicy,
      timeoutMinutes: 30,
    });
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('patienceMinutes was renamed to timeoutMinutes'),
      'DeprecationWarning',
    );
  });

  test('ignores the former minimum of renders with a warning', () => {
    expect(RolloutPolicy.parse({ renders: 20 })).toEqual(defaultRolloutPolicy);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('releases.rollout.renders has no effect'),
      'DeprecationWarning',
    );
  });

  test('prefers timeoutMinutes when both names are given', () => {
    const policy = RolloutPolicy.parse({ patienceMinutes: 30, timeoutMinutes: 45 });
    expect(policy.timeoutMinutes).toBe(45);
  });

  test('refuses an invalid value under the former name', () => {
    expect(RolloutPolicy.safeParse({ patienceMinutes: -1 }).success).toBe(false);
  });
});
