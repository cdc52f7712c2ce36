import { aThread } from '../testing/test-data';
import { isInList, withThread } from './thread-lists';

const me = 3;

describe('a thread is listed', () => {
  it.each([
    ['waiting', { waiting_since: '2026-03-07T06:00:00.000Z' }, true],
    ['waiting', { waiting_since: null }, false],
    ['mine', { assigned_to: { primary_key: me, name: 'Meera' } }, true],
    ['mine', { assigned_to: { primary_key: 4, name: 'Ravi' } }, false],
    ['open', {}, true],
    ['open', { is_closed: true }, false],
    ['closed', { is_closed: true }, true],
  ] as const)('as %s with %o: %s', (list, over, expected) => {
    expect(isInList(list, aThread(1, over), me)).toBe(expected);
  });
});

describe('a thread that has changed', () => {
  it('is sorted into the waiting list, longest wait first', () => {
    const [first, last] = [
      aThread(1, { waiting_since: '2026-03-07T06:00:00.000Z' }),
      aThread(2, { waiting_since: '2026-03-07T08:00:00.000Z' }),
    ];
    const between = aThread(3, { waiting_since: '2026-03-07T07:00:00.000Z' });
    expect(withThread('waiting', [first, last], between, me)).toEqual([first, between, last]);
  });

  it('appears once in a list, newest message first', () => {
    const [older, newer] = [
      aThread(1, { last_at: '2026-03-07T06:00:00.000Z' }),
      aThread(2, { last_at: '2026-03-07T07:00:00.000Z' }),
    ];
    const changed = aThread(1, { last_at: '2026-03-07T08:00:00.000Z' });
    expect(withThread('open', [newer, older], changed, me)).toEqual([changed, newer]);
  });

  it('leaves a list that it no longer belongs to', () => {
    const answered = aThread(1, { waiting_since: null });
    expect(withThread('waiting', [aThread(1)], answered, me)).toEqual([]);
  });
});
