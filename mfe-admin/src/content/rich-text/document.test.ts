import type { StorySection } from '@kaadu/contracts/stories';
import { documentOf, sectionsOf } from './document';

const formatted: StorySection[] = [
  {
    heading: null,
    paragraphs: ['It rained a lot.\nThen not.', 'Hat\nBoots', 'Stay dry'],
    blocks: [
      {
        kind: 'paragraph',
        lines: [
          [{ text: 'It ' }, { text: 'rained', bold: true, italic: true }, { text: ' a lot.' }],
          [{ text: 'Then not.', href: 'https://example.com' }],
        ],
      },
      { kind: 'numbers', lines: [[{ text: 'Hat' }], [{ text: 'Boots' }]] },
      { kind: 'quote', lines: [[{ text: 'Stay dry' }]] },
    ],
  },
  { heading: 'The fourth day', paragraphs: ['It rained more.'] },
];

test('sections survive the editor unchanged, plain ones without blocks', () => {
  expect(sectionsOf(documentOf(formatted))).toEqual(formatted);
});

test('empty paragraphs, items and headings are dropped', () => {
  expect(
    sectionsOf({
      type: 'doc',
      content: [
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 2 } },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        { type: 'paragraph', content: [{ type: 'text', text: '  ' }] },
      ],
    }),
  ).toEqual([]);
});

test('a heading without text under it is a section without paragraphs', () => {
  const [section] = sectionsOf({
    type: 'doc',
    content: [{ type: 'heading', content: [{ type: 'text', text: 'Later' }] }],
  });
  expect(section).toEqual({ heading: 'Later', paragraphs: [] });
});
