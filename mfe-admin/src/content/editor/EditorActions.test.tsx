import { listDestinations } from '@kaadu/contracts/catalogue';
import { discardDraft, type EditedContent, getContent, withdrawContent } from '@kaadu/contracts/content';
import { storyExample } from '@kaadu/contracts/story-example';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { admin } from '../../test-data';
import { stubLayout } from '../rich-text/testing/stub-layout';
import { EditorScreen } from './EditorScreen';

const api = mockApi();
beforeAll(stubLayout);

async function open(state: EditedContent['state']) {
  api.respond(listDestinations, []);
  api.respond(getContent, {
    primary_key: 12,
    state,
    version: 3,
    saved_by: 'Nila Das',
    saved_at: '2026-11-20T05:30:00.000Z',
    body: { title: 'Rain', ...storyExample },
    published: null,
  });
  renderRemote(
    <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
      <EditorScreen noun="stories" primaryKey={12} />
    </StaffContext>,
    { at: '/admin/content/stories', navigates: true },
  );
  await screen.findByRole('button', { name: 'Publish' });
}

test('a story is taken off the site after a question', async () => {
  await open('published');
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  const question = screen.getByRole('dialog', { name: 'Take Rain off the site?' });
  expect(api.requests(withdrawContent)).toEqual([]);
  api.respond(withdrawContent, { primary_key: 12, version: 4, state: 'draft' });
  await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
  expect(api.requests(withdrawContent)).toHaveLength(1);
});

test('changes are discarded after a question that says they are lost', async () => {
  await open('changed');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  const question = screen.getByRole('dialog', { name: 'Discard the changes of Rain?' });
  expect(question).toHaveTextContent('Are lost. This cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(api.requests(discardDraft)).toEqual([]);
});
