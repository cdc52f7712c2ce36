import { changesText, detailText, fieldText } from './change-text';

test('fields within documents are named as people count', () => {
  expect(fieldText('title')).toBe('title');
  expect(fieldText('sections.2.paragraphs.0')).toBe('sections 3, paragraphs 1');
  expect(fieldText('image_path')).toBe('image path');
});

test('a file says of each field what it was and what it became', () => {
  const changes = { role: { from: 'traveller', to: 'content' }, tags: { from: null, to: ['a'] } };
  expect(changesText(changes)).toBe('role: traveller → content\ntags: nothing → a');
  expect(detailText({ name: 'Rain', state: 'draft' })).toBe('name: Rain, state: draft');
});
