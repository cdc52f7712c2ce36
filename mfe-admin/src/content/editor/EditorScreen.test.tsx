import { listDestinations } from '@kaadu/contracts/catalogue';
import { getContent, type EditedContent } from '@kaadu/contracts/content';
import { saveStory } from '@kaadu/contracts/content-bodies';
import { storyExample } from '@kaadu/contracts/story-example';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { admin } from '../../test-data';
import { stubLayout } from '../rich-text/testing/stub-layout';
import { EditorScreen } from './EditorScreen';

const api = mockApi();
beforeAll(stubLayout);
const body = {
  title: 'Rain',
  description: 'A wet walk.',
  author: 'Nila',
  published_at: '2026-11-20',
  ...storyExample,
  destination_pk: null,
  image_path: null,
  image_alt: null,
};
const opened: EditedContent = {
  primary_key: 12,
  state: 'draft',
  version: 3,
  saved_by: 'Nila Das',
  saved_at: '2026-11-20T05:30:00.000Z',
  body,
  published: null,
};

function open(primaryKey?: number) {
  api.respond(listDestinations, []);
  return renderRemote(
    <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
      <EditorScreen noun="stories" primaryKey={primaryKey} />
    </StaffContext>,
    { at: '/admin/content/stories', navigates: true },
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const saveDraft = () => userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

afterEach(() => localStorage.clear());

test('invalid fields show their problem before anything is sent', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rain');
  await saveDraft();
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
  expect(field('Author')).toBeInvalid();
  expect(field('Title')).toBeValid();
  expect(api.requests(saveStory)).toEqual([]);
});

test('a message names its field, and goes away as soon as the field is right, while the focus stays', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Author' }), 'Nila');
  await saveDraft();
  expect(field('Title')).toHaveAccessibleDescription(/Please fill in “Title”/);
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await userEvent.type(field('Title'), 'R');
  expect(field('Title')).toBeValid();
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

test('a published record links to its page, a draft does not', async () => {
  api.respond(getContent, opened);
  const view = open(12);
  await screen.findByRole('textbox', { name: 'Title' });
  expect(screen.queryByRole('link', { name: 'View on site' })).not.toBeInTheDocument();
  view.unmount();
  api.respond(getContent, { ...opened, state: 'changed' });
  open(12);
  expect(await screen.findByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    '/stories/story/12',
  );
});

test('a save names the version that it is based on', async () => {
  api.respond(getContent, opened);
  api.respond(saveStory, { primary_key: 12, version: 4, state: 'published' });
  open(12);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const html = '<p>It rained.</p><p>Then it <b>did</b> not.</p>';
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
  fireEvent.paste(text, {
    clipboardData: { types: ['text/html'], getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published: it is on the site within seconds')).toBeVisible();
  expect(api.requests(saveStory)[0]?.body).toMatchObject({
    primary_key: 12,
    version: 3,
    state: 'published',
    sections: [
      {
        heading: null,
        paragraphs: ['It rained.', 'Then it did not.'],
        blocks: [
          { kind: 'paragraph', lines: [[{ text: 'It rained.' }]] },
          {
            kind: 'paragraph',
            lines: [[{ text: 'Then it ' }, { text: 'did', bold: true }, { text: ' not.' }]],
          },
        ],
      },
    ],
  });
});

test('a conflict shows both versions and keeps the input', async () => {
  api.respond(getContent, opened);
  open(12);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  api.respondWithError(saveStory, { status: 409, message: 'Asha saved this.' });
  api.respond(getContent, { ...opened, version: 4, saved_by: 'Asha Rao', body: { ...body, author: 'Asha' } });
  await saveDraft();
  const versions = within(await screen.findByRole('region', { name: 'Two versions' }));
  expect(versions.getByRole('group', { name: 'Title' })).toHaveTextContent(/YoursRain again Asha Rao’sRain$/);
  expect(versions.getByRole('group', { name: 'Author' })).toHaveTextContent(/YoursNila Asha Rao’sAsha$/);
  await userEvent.click(versions.getByRole('button', { name: 'Continue with these choices' }));
  expect(field('Title')).toHaveValue('Rain again');
  expect(field('Author')).toHaveValue('Asha');
  api.respond(saveStory, { primary_key: 12, version: 5, state: 'draft' });
  await saveDraft();
  expect(api.requests(saveStory).at(-1)?.body).toMatchObject({
    version: 4,
    title: 'Rain again',
    author: 'Asha',
  });
});

test('unsaved changes are restored when the record is opened again', async () => {
  api.respond(getContent, opened);
  const view = open(12);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' in June');
  view.unmount();
  open(12);
  expect(await screen.findByText('Your unsaved changes were restored')).toBeVisible();
  expect(field('Title')).toHaveValue('Rain in June');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Title')).toHaveValue('Rain');
});
