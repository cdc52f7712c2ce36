import type { Channel } from '@kaadu/release-core';
import type { AuditEntry } from '@kaadu/release-core/operations';
import { wholeLog } from './whole-log';

const at = (minute: number) => `2026-01-31T12:${String(minute).padStart(2, '0')}:00.000Z`;
const state = (revision: number, change: Partial<Channel>): Channel => ({
  revision,
  remotes: { header: { stable: '1.0.0' } },
  by: 'ana',
  reason: 'by hand',
  at: at(revision),
  ...change,
});
const freeze = { by: 'ana', reason: 'sale', at: at(4) };
const states = [
  state(4, { frozen: freeze, remotes: { header: { stable: '2.0.0' } } }),
  state(3, { remotes: { header: { stable: '2.0.0' } } }),
  state(2, { remotes: { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } } } }),
  state(1, {}),
];
const channels = [{ channel: 'production', states }];
const line = (entry: Partial<AuditEntry>): AuditEntry => ({
  at: at(3),
  actor: 'ana',
  action: 'promote',
  channel: 'production',
  outcome: 'done',
  detail: 'through the service',
  ...entry,
});

describe('the whole log', () => {
  test('lists moves that were made directly on the store, marked as such, newest first', () => {
    expect(wholeLog([], channels)).toMatchObject([
      { action: 'freeze', at: at(4), isDirect: true },
      { action: 'promote', remote: 'header', version: '2.0.0' },
      { action: 'canary', remote: 'header', version: '2.0.0' },
      { action: 'promote', remote: 'header', version: '1.0.0', detail: 'by hand' },
    ]);
  });

  test('lists a move through the service once, by its revision', () => {
    const log = wholeLog([line({ revision: 3, at: at(30), actor: 'ops' })], channels);
    expect(log.map(({ detail }) => detail)).toEqual(['through the service', ...Array(3).fill('by hand')]);
  });

  test('lists a move of a line without a revision once, by author and time', () => {
    expect(wholeLog([line({})], channels)).toHaveLength(4);
    expect(wholeLog([line({ actor: 'eve' })], channels)).toHaveLength(5);
  });

  test('distinguishes a refused attempt from the move of another person', () => {
    expect(wholeLog([line({ revision: 3, outcome: 'conflict' })], channels)).toHaveLength(5);
  });
});
