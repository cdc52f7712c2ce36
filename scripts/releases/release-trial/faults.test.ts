import { faultsIn } from './faults';
import type { LogLine } from './trial-shell';

const candidate = { name: 'header', version: '1.0.0' };
const line = (change: Partial<LogLine>): LogLine => ({
  level: 50,
  msg: 'failed',
  remote: 'header',
  version: '1.0.0',
  ...change,
});

test('a fault names slot, URL, cause and source position', () => {
  const err = { type: 'TypeError', message: 'no logo', stack: 'TypeError: no logo\n    at Slot (x.js:1:2)' };
  expect(faultsIn([line({ slot: 'header', path: '/', err })], candidate, true)).toEqual([
    'slot header at /: no logo (at Slot (x.js:1:2))',
  ]);
  expect(faultsIn([line({ msg: 'release blocked', reason: 'it is slow' })], candidate, true)).toEqual([
    'release blocked: it is slow',
  ]);
});

test.each<[string, Partial<LogLine>]>([
  ['another version', { version: '0.9.0' }],
  ['another remote', { remote: 'footer' }],
  ['no fault', { level: 30 }],
  ['a warning about something else than a slot', { level: 40 }],
])('a line about %s is not a fault', (_case, change) => {
  expect(faultsIn([line(change)], candidate, true)).toEqual([]);
});

describe('while the API does not respond', () => {
  const slotWarning = line({ level: 40, slot: 'header' });

  test.each<[string, LogLine]>([
    ['a call that failed', line({ err: { type: 'ApiError', message: 'too late' } })],
    ['… in a worker', line({ err: { type: 'Object', name: 'ApiError', message: 'too late' } })],
    ['a slot without data', slotWarning],
    ['what follows from failures', line({ msg: 'release blocked', reason: '4 of 20 of its renders failed' })],
  ])('%s is not a fault', (_case, logged) => {
    expect(faultsIn([logged], candidate, false)).toEqual([]);
    expect(faultsIn([logged], candidate, true)).toHaveLength(1);
  });

  test('an error of its own is a fault', () => {
    const err = { type: 'Object', name: 'TypeError', message: 'no data' };
    expect(faultsIn([line({ err })], candidate, false)).toEqual(['no data']);
  });
});
