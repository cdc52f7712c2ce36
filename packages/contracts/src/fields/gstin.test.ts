import { readGstin } from './gstin';

const problemOf = (text: string) => {
  const reading = readGstin(text);
  return reading.gstin === null ? reading.problem : null;
};

test.each(['27AAPFU0939F1ZV', ' 27 aapfu-0939f1zv '])(
  '%j is read as the GSTIN of a firm in Maharashtra',
  (text) => {
    expect(readGstin(text)).toEqual({ gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  },
);

test.each([
  ['', /15 characters/],
  ['27AAPFU0939F1Z', /15 characters/],
  ['39AAPFU0939F1ZV', /state code/],
  ['00AAPFU0939F1ZV', /state code/],
  ['27AAPFU0939F0ZV', /state code/],
  ['27AAPFU0939F1AV', /state code/],
  ['27AAPFU0939F1ZW', /last character/],
  // Two digits swapped.
  ['27AAPFU0993F1ZV', /last character/],
  ['29AAPFU0939F1ZV', /last character/],
])('%j is refused', (text, problem) => {
  expect(problemOf(text)).toMatch(problem);
});
