import { PreviousVersions } from './previous-versions';

const serving = (stable: string) => ({ remotes: { header: { stable } } });

/** Returns the previous version after a channel served these versions in order. */
function after(...versions: string[]): string | undefined {
  const previous = new PreviousVersions();
  previous.onChange(undefined, serving(versions[0] ?? ''));
  versions.slice(1).forEach((version, index) => {
    previous.onChange(serving(versions[index] ?? ''), serving(version));
  });
  return previous.of('header');
}

test.each([
  ['the first one has none', ['1.0.0'], undefined],
  ['the one before it', ['1.0.0', '2.0.0', '3.0.0'], '2.0.0'],
  ['still the same when something else changed', ['1.0.0', '2.0.0', '2.0.0'], '1.0.0'],
  ['none after a rollback', ['1.0.0', '2.0.0', '1.0.0'], undefined],
  ['none after a rollback over several versions', ['1.0.0', '2.0.0', '3.0.0', '1.0.0'], undefined],
  ['the one before it when it is promoted again', ['1.0.0', '2.0.0', '1.0.0', '2.0.0'], '1.0.0'],
])('the previous version of a stable one: %s', (_case, versions, expected) => {
  expect(after(...versions)).toBe(expected);
});

test('previous versions are tracked per remote, and a remote that the channel no longer serves is no fault', () => {
  const previous = new PreviousVersions();
  previous.onChange(serving('1.0.0'), { remotes: { footer: { stable: '5.0.0' } } });
  expect(previous.of('header')).toBeUndefined();
  expect(previous.of('footer')).toBeUndefined();
});

test('versions are taken back by a return to an earlier one, or when a canary ends without a promotion', () => {
  const previous = new PreviousVersions();
  const withCanary = (stable: string, version: string) => ({
    remotes: { header: { stable, canary: { version, percent: 5 } } },
  });
  expect(previous.onChange(serving('1.0.0'), serving('2.0.0'))).toEqual([]);
  expect(previous.onChange(serving('2.0.0'), withCanary('2.0.0', '3.0.0'))).toEqual([]);
  expect(previous.onChange(withCanary('2.0.0', '3.0.0'), serving('3.0.0'))).toEqual([]);
  expect(previous.onChange(serving('3.0.0'), serving('2.0.0'))).toEqual([
    { remote: 'header', version: '3.0.0' },
  ]);
  expect(previous.onChange(withCanary('2.0.0', '4.0.0'), serving('2.0.0'))).toEqual([
    { remote: 'header', version: '4.0.0' },
  ]);
});
