import { changedFields } from './changed-fields';

it('changedFields returns the differing fields with both values', () => {
  const before = { title: 'Rain', author: 'Nila', at: new Date('2026-03-01T00:00:00Z') };
  const after = { title: 'Rain', author: 'Asha', at: new Date('2026-03-02T00:00:00Z') };
  expect(changedFields(before, after)).toEqual({
    author: { from: 'Nila', to: 'Asha' },
    at: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' },
  });
});

it('changedFields descends into documents, and into lists of the same length', () => {
  const before = { sections: [{ heading: 'A', paragraphs: ['one', 'two'] }], tags: ['x'] };
  const after = { sections: [{ heading: 'B', paragraphs: ['one', 'TWO'] }], tags: ['x', 'y'] };
  expect(changedFields(before, after)).toEqual({
    'sections.0.heading': { from: 'A', to: 'B' },
    'sections.0.paragraphs.1': { from: 'two', to: 'TWO' },
    tags: { from: ['x'], to: ['x', 'y'] },
  });
});

it('changedFields compares a new record with nothing, and omits undefined fields', () => {
  expect(changedFields(undefined, { code: 'RAIN', terms: undefined, image: null })).toEqual({
    code: { from: null, to: 'RAIN' },
  });
  expect(changedFields({ a: 1, b: 2 }, { a: 1 })).toEqual({});
});
