import type { Channel } from '../channels/channel';
import { timelineOf } from './timeline';

const freeze = { by: 'ana', reason: 'sale', at: '2026-01-31T12:00:00.000Z' };

/** Returns the labels of the timeline of `header`. @param remotes its states, oldest first */
function labelsOf(
  ...remotes: (Channel['remotes'][string] & { readonly all?: Channel['frozen'] })[]
): string[] {
  const states = remotes.map(({ all, ...header }, index): Channel => ({
    revision: index + 1,
    remotes: { header },
    frozen: all,
    by: 'ana',
    reason: 'x',
    at: freeze.at,
  }));
  return timelineOf(states.reverse(), 'header')
    .map(({ what }) => what)
    .reverse();
}

describe('the timeline of a remote', () => {
  test('distinguishes promotions and rollbacks', () => {
    expect(labelsOf({ stable: '1.0.0' }, { stable: '2.0.0' }, { stable: '1.0.0' })).toEqual([
      '1.0.0 for all visitors',
      '2.0.0 for all visitors',
      'Rolled back from 2.0.0 to 1.0.0',
    ]);
  });

  test('shows the course of a canary', () => {
    const canary = (percent: number) => ({ stable: '1.0.0', canary: { version: '2.0.0', percent } });
    const [, ...steps] = labelsOf(
      { stable: '1.0.0' },
      canary(5),
      canary(25),
      canary(10),
      { stable: '1.0.0' },
      canary(5),
      { stable: '2.0.0' },
    );
    expect(steps).toEqual([
      'Canary 2.0.0 for 5 %',
      'Canary 2.0.0 widened from 5 to 25 %',
      'Canary 2.0.0 narrowed from 25 to 10 %',
      'Canary 2.0.0 stopped',
      'Canary 2.0.0 for 5 %',
      '2.0.0 for all visitors',
    ]);
  });

  test('shows freezes of the remote and of the whole channel', () => {
    const stable = '1.0.0';
    expect(labelsOf({ stable }, { stable, frozen: freeze }, { stable }, { stable, all: freeze })).toEqual([
      '1.0.0 for all visitors',
      'Frozen',
      'Unfrozen',
      'Whole channel frozen',
    ]);
  });
});
