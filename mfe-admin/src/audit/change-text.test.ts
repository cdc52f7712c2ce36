import { changesText, detailText, fieldText } from './change-text';

test('nested fields are numbered from one', () => {
  expect(fieldText('title')).toBe('title');
  expect(fieldText('sections.2.paragraphs.0')).toBe('sections 3, paragraphs 1');
  expect(fieldText('image_path')).toBe('image path');
});

test('an export contains each field before and after', () => {
  const changes = { role: { from: 'traveller', to: 'content' }, tags: { from: null, to: ['a'] } };
  expect(changesText(changes)).toBe('role: traveller → content\ntags: nothing → a');
  expect(detailText({ name: 'Rain', state: 'draft' })).toBe('name: Rain, state: draft');
});
