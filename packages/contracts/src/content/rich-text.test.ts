import { isLink, plainParagraphs, WrittenBlock } from './rich-text';

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:asha@example.com',
  'tel:+919845012345',
  '/stories/rain/3',
  '/',
])('%s can be a link', (url) => expect(isLink(url)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://a.example/"onmouseover="alert(1)',
  'example.com',
  '',
])('%j cannot be a link', (url) => expect(isLink(url)).toBe(false));

test('members that are not listed are dropped', () => {
  const run = { text: 'Rain', bold: true, onclick: 'alert(1)', style: 'position:fixed' };
  expect(WrittenBlock.parse({ kind: 'paragraph', lines: [[run]], html: '<script></script>' })).toEqual({
    kind: 'paragraph',
    lines: [[{ text: 'Rain', bold: true }]],
  });
});

test('plain paragraphs keep the text of every form', () => {
  const blocks = [
    { kind: 'paragraph' as const, lines: [[{ text: 'It ' }, { text: 'rained', bold: true }]] },
    { kind: 'bullets' as const, lines: [[{ text: 'Hat' }], [{ text: 'Boots' }]] },
  ];
  expect(plainParagraphs(blocks)).toEqual(['It rained', 'Hat\nBoots']);
});
