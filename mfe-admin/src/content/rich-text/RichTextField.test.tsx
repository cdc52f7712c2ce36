import { uploadImage } from '@kaadu/contracts/images';
import type { StorySection } from '@kaadu/contracts/stories';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichTextField } from './RichTextField';
import { stubLayout } from './testing/stub-layout';

beforeAll(stubLayout);
const api = mockApi();

let latest: readonly StorySection[] = [];

function Field({
  start,
  problems = {},
}: {
  start: readonly StorySection[];
  problems?: Record<string, string>;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichTextField
        label="Text"
        hint="Headings begin a new section"
        path="sections"
        value={value}
        problems={problems}
        onChange={(next) => {
          latest = next;
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        Discard
      </button>
    </>
  );
}

const plain: StorySection[] = [{ heading: null, paragraphs: ['It rained.'] }];

async function open(start: readonly StorySection[] = plain, problems?: Record<string, string>) {
  latest = start;
  renderRemote(<Field start={start} {...(problems && { problems })} />);
  return screen.findByRole('textbox', { name: 'Text' });
}
const paste = (text: HTMLElement, html: string) =>
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'] },
  });
const tool = (name: string) => screen.getByRole('button', { name });
/** Selects all of the text, as Ctrl+A does. */
const selectAll = (text: HTMLElement) => fireEvent.keyDown(text, { key: 'a', ctrlKey: true });

test('the toolbar formats the selection, and shows what applies to it', async () => {
  const text = await open();
  selectAll(text);
  await userEvent.click(tool('Bold'));
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  expect(latest).toEqual([
    {
      heading: null,
      paragraphs: ['It rained.'],
      blocks: [{ kind: 'paragraph', lines: [[{ text: 'It rained.', bold: true }]] }],
    },
  ]);
  await userEvent.click(tool('Bulleted list'));
  expect(within(text).getByRole('listitem')).toHaveTextContent('It rained.');
  await userEvent.click(tool('Undo'));
  await userEvent.click(tool('Undo'));
  expect(latest).toEqual(plain);
  await userEvent.click(tool('Heading'));
  expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('It rained.');
});

test('the toolbar is one stop of the Tab key, and arrow keys move in it', async () => {
  await open();
  const bar = screen.getByRole('toolbar', { name: 'Format: Text' });
  await userEvent.tab();
  expect(tool('Heading')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tool('Redo')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Heading')).toHaveFocus();
  expect(
    within(bar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('a link needs an address that is safe, and its message names the field', async () => {
  const text = await open();
  selectAll(text);
  await userEvent.click(tool('Link'));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^Enter an address of the link/)).toBeVisible();
  expect(latest).toEqual(plain);
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com/rain{Enter}');
  expect(latest[0]?.blocks?.[0]?.lines).toEqual([[{ text: 'It rained.', href: 'https://example.com/rain' }]]);
});

test('a picture is uploaded, needs a description, and stands in the text', async () => {
  const text = await open();
  api.respond(uploadImage, { imagestorepath: 'uploads/ab12', width: 900, height: 600 });
  await userEvent.click(tool('Picture'));
  const form = within(screen.getByRole('group', { name: 'Picture' }));
  await userEvent.click(form.getByRole('button', { name: 'Insert the picture' }));
  expect(form.getByText('Choose a picture.')).toBeVisible();
  expect(form.getByText(/^Describe the picture/)).toBeVisible();
  const file = form.getByLabelText('Choose a picture');
  await userEvent.upload(file, new File(['photo'], 'boat.jpg', { type: 'image/jpeg' }));
  expect(await form.findByRole('button', { name: 'Replace picture' })).toBeVisible();
  await userEvent.type(form.getByLabelText('Description of the picture'), 'A boat in the rain{Enter}');
  expect(latest[0]?.blocks?.find(({ image }) => image)).toEqual({
    kind: 'paragraph',
    lines: [[{ text: 'A boat in the rain' }]],
    image: { imagestorepath: 'uploads/ab12' },
  });
  expect(await within(text).findByRole('img', { name: 'A boat in the rain' })).toHaveAttribute(
    'src',
    expect.stringContaining('/images/card@1x/uploads/ab12'),
  );
});

test('text from Word and Docs keeps its structure, and nothing else', async () => {
  const text = await open([]);
  paste(
    text,
    `<style>p { color: red }</style><script>alert(1)</script>
    <h1 style="color:red">Packing</h1>
    <p class="MsoNormal" onclick="alert(1)"><span style="font-size:20pt">Take <b>boots</b></span><o:p></o:p>
    and <a href="javascript:alert(1)">this</a> <a href="https://example.com" onmouseover="alert(1)">map</a>.</p>
    <b style="font-weight:normal"><ul><li><p>Hat</p></li><li>Rope</li></ul></b>
    <img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe>`,
  );
  expect(latest).toEqual([
    {
      heading: 'Packing',
      paragraphs: ['Take boots and this map.', expect.stringContaining('Hat')],
      blocks: [
        {
          kind: 'paragraph',
          lines: [
            [
              { text: 'Take ' },
              { text: 'boots', bold: true },
              { text: ' and this ' },
              { text: 'map', href: 'https://example.com' },
              { text: '.' },
            ],
          ],
        },
        expect.objectContaining({ kind: 'bullets' }),
      ],
    },
  ]);
  expect(text.innerHTML).not.toMatch(/script|onclick|onerror|style=|iframe|<img [^>]*src="x"/);
});

test('a problem marks the field, and names the section that has no text', async () => {
  const text = await open([{ heading: 'Later', paragraphs: [] }], {
    'sections.0.paragraphs': 'Please fill in “Text”.',
  });
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription(
    'Headings begin a new section Write text under the heading “Later”.',
  );
});

test('a value from outside, such as discarded changes, replaces the text', async () => {
  const text = await open();
  selectAll(text);
  await userEvent.click(tool('Bold'));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  expect(text).toHaveTextContent('It rained.');
});
