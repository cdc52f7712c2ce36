import { changeOf } from './change';

test.each([
  [
    { value: 12, previous: 10, better: 'more' },
    { text: '+20 %', tone: 'better' },
  ],
  [
    { value: 12, previous: 10, better: 'less' },
    { text: '+20 %', tone: 'worse' },
  ],
  [
    { value: 9.5, previous: 10, better: 'less' },
    { text: '−5 %', tone: 'better' },
  ],
  [
    { value: 12, previous: 10 },
    { text: '+20 %', tone: 'same' },
  ],
  [
    { value: -50, previous: -100, better: 'more' },
    { text: '+50 %', tone: 'better' },
  ],
  [
    { value: 0.3, previous: 0.25, better: 'more', isPart: true },
    { text: '+5 points', tone: 'better' },
  ],
  [
    { value: 0, previous: 0, better: 'more' },
    { text: 'unchanged', tone: 'same' },
  ],
  [{ value: 3, previous: 0, better: 'more' }, null],
  [{ value: null, previous: 3, better: 'more' }, null],
] as const)('%j is %j', (comparison, change) => {
  expect(changeOf(comparison)).toEqual(change);
});
