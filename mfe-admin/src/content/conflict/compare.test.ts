import { compare, merge } from './compare';

const base = { title: 'Rain', author: 'Nila', sections: [{ heading: 'A' }], image_path: null };
const mine = { ...base, title: 'My rain', sections: [{ heading: 'B' }] };
const theirs = { ...base, author: 'Asha', sections: [{ heading: 'C' }] };

test('each field proposes the changed value, and the editor’s own where both changed it', () => {
  const proposals = compare(base, mine, theirs).map(({ name, proposed, bothChanged }) => [
    name,
    proposed,
    bothChanged,
  ]);
  expect(proposals).toEqual([
    ['title', 'mine', false],
    ['author', 'theirs', false],
    ['sections', 'mine', true],
  ]);
});

test('a merge takes the chosen values and keeps all others', () => {
  const differences = compare(base, mine, theirs);
  expect(merge(theirs, differences, {})).toEqual({
    ...base,
    title: 'My rain',
    author: 'Asha',
    sections: [{ heading: 'B' }],
  });
  expect(merge(theirs, differences, { sections: 'theirs', title: 'theirs' })).toEqual({
    ...base,
    author: 'Asha',
    sections: [{ heading: 'C' }],
  });
});

test('a missing value and an empty one are the same', () => {
  expect(compare({}, { image_alt: null }, {})).toEqual([]);
});
