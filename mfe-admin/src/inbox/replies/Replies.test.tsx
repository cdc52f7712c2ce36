import { deleteCannedReply, listCannedReplies, saveCannedReply } from '@kaadu/contracts/chat';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockInbox } from '../testing/show-inbox';

const { api, showThread } = mockInbox();
const box = () => screen.getByRole('textbox', { name: 'Your message' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const monsoon = { primary_key: 1, title: 'Monsoon', text: 'It rains from June.' };

test('a reply is appended to the draft', async () => {
  api.respond(listCannedReplies, [monsoon]);
  await showThread();
  await userEvent.type(box(), 'Hello Asha,');
  await press('Replies');
  await userEvent.click(await screen.findByRole('button', { name: /^Monsoon/ }));
  expect(box()).toHaveValue('Hello Asha,\nIt rains from June.');
  await waitFor(() => expect(box()).toHaveFocus());
});

test('a draft is saved as a reply', async () => {
  api.respond(listCannedReplies, []);
  await showThread();
  await userEvent.type(box(), 'We answer at nine.');
  await press('Replies');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the text below as a reply' }));
  await userEvent.type(screen.getByLabelText('Title'), 'Hours');
  api.respond(saveCannedReply, { primary_key: 2 });
  await press('Save for everyone');
  // Reading and saving use the same path.
  const saved = () => api.requests(saveCannedReply).find(({ body }) => body !== undefined)?.body;
  await waitFor(() => expect(saved()).toEqual({ title: 'Hours', text: 'We answer at nine.' }));
  expect(await screen.findByText('No replies saved yet.')).toBeVisible();
});

test('a reply is changed for every advisor, and refused without a title', async () => {
  api.respond(listCannedReplies, [monsoon]);
  await showThread();
  await press('Replies');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Monsoon' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Monsoon');
  expect(screen.getByLabelText('Text')).toHaveValue('It rains from June.');
  await userEvent.clear(screen.getByLabelText('Title'));
  await press('Save for everyone');
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/1 to 100 characters/);
  await userEvent.type(screen.getByLabelText('Title'), 'Rain');
  await userEvent.type(screen.getByLabelText('Text'), ' Take boots.');
  api.respond(saveCannedReply, { primary_key: 1 });
  const changed = { primary_key: 1, title: 'Rain', text: 'It rains from June. Take boots.' };
  api.respond(listCannedReplies, [changed]);
  await press('Save for everyone');
  expect(await screen.findByRole('button', { name: 'Edit Rain' })).toBeVisible();
  const bodies = api.requests(saveCannedReply).map(({ body }) => body);
  expect(bodies).toContainEqual(changed);
});

test('a reply is deleted after a confirmation', async () => {
  api.respond(listCannedReplies, [monsoon]);
  await showThread();
  await press('Replies');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Monsoon' }));
  await press('Keep');
  await press('Delete Monsoon');
  expect(api.requests(deleteCannedReply)).toEqual([]);
  api.respond(deleteCannedReply, null);
  api.respond(listCannedReplies, []);
  await press('Delete for everyone');
  expect(await screen.findByText('No replies saved yet.')).toBeVisible();
  expect(api.requests(deleteCannedReply)[0]?.body).toEqual({ primary_key: 1 });
});

test('a reply that cannot be deleted stays and shows the reason', async () => {
  api.respond(listCannedReplies, [monsoon]);
  await showThread();
  await press('Replies');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Monsoon' }));
  api.respondWithError(deleteCannedReply, { status: 503, message: 'The server is busy.' });
  await press('Delete for everyone');
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.getByText('Monsoon')).toBeVisible();
});
