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

test('a picture survives the editor with its description, which is its plain text', () => {
  const sections: StorySection[] = [
    {
      heading: null,
      paragraphs: ['Before', 'A boat in the rain'],
      blocks: [
        { kind: 'paragraph', lines: [[{ text: 'Before' }]] },
        {
          kind: 'paragraph',
          lines: [[{ text: 'A boat in the rain' }]],
          image: { imagestorepath: 'uploads/ab12' },
        },
      ],
    },
  ];
  expect(documentOf(sections).content?.at(1)).toEqual({
    type: 'picture',
    attrs: { path: 'uploads/ab12', description: 'A boat in the rain' },
  });
  expect(sectionsOf(documentOf(sections))).toEqual(sections);
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
