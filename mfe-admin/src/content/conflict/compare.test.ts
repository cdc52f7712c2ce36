import { compare, merge } from './compare';

const base = { title: 'Rain', author: 'Nila', sections: [{ heading: 'A' }], image_path: null };
const mine = { ...base, title: 'My rain', sections: [{ heading: 'B' }] };
const theirs = { ...base, author: 'Asha', sections: [{ heading: 'C' }] };

test('of each field the value of who changed it is proposed, and where both did, one’s own', () => {
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

test('what is chosen is taken, and nothing else of either is lost', () => {
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
