import { getStory, type StoryDetail } from '@kaadu/contracts/stories';
import { type BackOffice, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';
import { type Editor, setUpEditor } from '../../testing/editor';

let backOffice: BackOffice;
let editor: Editor;
setUpEditor((started) => ({ backOffice, editor } = started));

const line = (...runs: object[]) => ({ kind: 'paragraph', lines: [runs] });
const withBlocks = (...blocks: object[]) => ({
  ...story,
  sections: [{ heading: null, paragraphs: ['Says something else'], blocks }],
});
const save = (body: object) =>
  backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, { ...body, state: 'published' });

async function published(primaryKey: number): Promise<StoryDetail> {
  return dataOf(getStory, (await backOffice.call('GET', `/getBlogByPk?primary_key=${primaryKey}`)).body);
}

test('formatted text is stored as blocks, and its plain text is derived from them', async () => {
  const blocks = [
    line({ text: 'It ' }, { text: 'rained', bold: true }, { text: ' here', href: 'https://example.com' }),
    { kind: 'bullets', lines: [[{ text: 'Hat' }], [{ text: 'Boots', italic: true }]] },
  ];
  const { primary_key } = await editor.saveStory({ ...withBlocks(...blocks), state: 'published' });
  expect((await published(primary_key)).sections).toEqual([
    { heading: null, paragraphs: ['It rained here', 'Hat\nBoots'], blocks },
  ]);
});

test('markup is text, and attributes that are not on the list are dropped', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const run = { text, onclick: 'alert(1)', style: 'position:fixed', bold: true, html: text };
  const body = withBlocks({ ...line(run), onload: 'alert(1)', style: 'color:red' });
  const { primary_key } = await editor.saveStory({ ...body, state: 'published' });
  expect((await published(primary_key)).sections).toEqual([
    { heading: null, paragraphs: [text], blocks: [line({ text, bold: true })] },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//evil.example',
  'https://a.example/" onmouseover="alert(1)',
])('the link %j is refused', async (href) => {
  const { status, body } = await save(withBlocks(line({ text: 'Read', href })));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Links must begin with https://');
});

test.each([
  ['an unknown kind', { kind: 'html', lines: [[{ text: 'x' }]] }],
  ['an empty line', { kind: 'paragraph', lines: [[]] }],
  ['no lines', { kind: 'quote', lines: [] }],
  ['a run without text', line({ text: '' })],
  ['markup as an object', line({ text: { html: '<b>' } })],
])('a block with %s is refused', async (_name, block) => {
  expect((await save(withBlocks(block))).status).toBe(400);
});

describe('a picture in the text', () => {
  const picture = (imagestorepath: string, ...lines: object[][]) => ({
    kind: 'paragraph',
    lines,
    image: { imagestorepath },
  });

  test('is stored with its description, which is its plain text, and nothing else', async () => {
    const stored = picture('experiences/3/1', [{ text: 'A boat in the rain' }]);
    const image = { ...stored.image, src: 'https://evil.example', onerror: 'alert(1)' };
    const body = withBlocks(line({ text: 'Before' }), { ...stored, image });
    const { primary_key } = await editor.saveStory({ ...body, state: 'published' });
    expect((await published(primary_key)).sections).toEqual([
      {
        heading: null,
        paragraphs: ['Before', 'A boat in the rain'],
        blocks: [line({ text: 'Before' }), stored],
      },
    ]);
  });

  test.each([
    ['without a description', picture('experiences/3/1', [{ text: ' ' }]), 'A picture needs a description'],
    ['with two lines', picture('experiences/3/1', [{ text: 'A' }], [{ text: 'B' }]), 'A picture needs a'],
    [
      'with a description that is too long',
      picture('experiences/3/1', [{ text: 'a'.repeat(201) }]),
      'up to 200 characters',
    ],
    ['of another site', picture('https://evil.example/1', [{ text: 'A boat' }]), 'must match pattern'],
    ['outside of the image store', picture('../secrets/1', [{ text: 'A boat' }]), 'must match pattern'],
    ['that does not exist', picture('uploads/0000', [{ text: 'A boat' }]), 'There is no such image'],
    [
      'in a list',
      { ...picture('experiences/3/1', [{ text: 'A boat' }]), kind: 'bullets' },
      'A picture needs a description',
    ],
  ])('%s is refused', async (_name, block, message) => {
    const { status, body } = await save(withBlocks(block));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).toContain(message);
  });
});
