import { goodVersionsBefore } from './good-versions';

/** @param stables oldest first */
const before = (...stables: (string | undefined)[]) => goodVersionsBefore(stables.toReversed());

describe('the good versions before the present one', () => {
  test.each<[string, (string | undefined)[], string[]]>([
    ['are those that were stable, newest first', ['a', 'b', 'c'], ['b', 'a']],
    ['exclude one that was rolled back', ['a', 'b', 'a', 'c'], ['a']],
    ['exclude several that were rolled back in a row', ['a', 'b', 'c', 'b', 'a'], []],
    ['exclude what an older version has replaced, with all in between', ['a', 'b', 'c', 'a', 'd'], ['a']],
    ['include one that was rolled back and promoted again', ['a', 'b', 'a', 'b', 'c'], ['b', 'a']],
    ['do not depend on changes of other remotes', ['a', 'a', 'b', 'b', 'b'], ['a']],
    ['begin where the remote went live', [undefined, undefined, 'a', 'b'], ['a']],
    ['are none for a first version', ['a'], []],
    ['are none for a remote that was never live', [undefined], []],
  ])('%s', (_case, stables, expected) => {
    expect(before(...stables)).toEqual(expected);
  });
});
