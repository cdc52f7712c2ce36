import { Channel, ChannelName, emptyChannel, Percent } from './channel';

const stateOf = (hash: string) => Channel.safeParse({ ...emptyChannel, revision: 1, hash });

test.each(['a', 'production', 'pr-17', `a${'b'.repeat(40)}`])('%s is the name of a channel', (name) => {
  expect(ChannelName.parse(name)).toBe(name);
});

test.each(['', 'Production', '1st', '-a', 'a.b', 'a b', '../a', '_a', 'a\nb', `a${'b'.repeat(41)}`])(
  '"%s" is not the name of a channel',
  (name) => {
    expect(ChannelName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'must be lower-case letters, digits and dashes',
    ]);
  },
);

test.each([
  ['64 hexadecimal digits', 'a'.repeat(64), true],
  ['63', 'a'.repeat(63), false],
  ['65', 'a'.repeat(65), false],
  ['a prefix', `x${'a'.repeat(64)}`, false],
  ['a suffix', `${'a'.repeat(64)}x`, false],
])('a hash of %s is accepted or not', (_case, hash, isAccepted) => {
  expect(stateOf(hash).success).toBe(isAccepted);
});

test.each([
  [0.01, undefined],
  [33.33, undefined],
  [100, undefined],
  [0.001, 'must have at most two decimals'],
  [33.333, 'must have at most two decimals'],
])('a canary of %p percent: %s', (percent, message) => {
  expect(Percent.safeParse(percent).error?.issues[0]?.message).toBe(message);
});

test.each([0, -1, 100.01])('a canary of %p percent is refused', (percent) => {
  expect(Percent.safeParse(percent).success).toBe(false);
});

test('a channel that has never been written has no remotes, author or reason', () => {
  expect(emptyChannel).toEqual({
    revision: 0,
    remotes: {},
    by: '',
    reason: '',
    at: '1970-01-01T00:00:00.000Z',
  });
});

test.each([1_000_000_001, Number.MAX_SAFE_INTEGER])('the revision %p is too large', (revision) => {
  expect(Channel.safeParse({ ...emptyChannel, revision }).error?.issues[0]?.message).toBe(
    'must be at most 1000000000: no channel has changed that often. Restore it from a backup',
  );
});
