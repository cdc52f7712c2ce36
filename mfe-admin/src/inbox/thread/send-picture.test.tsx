import { sendImageToThread } from '@kaadu/contracts/chat';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '@kaadu/travel-ui/testing';
import { mockInbox } from '../testing/show-inbox';

const { api, showThread } = mockInbox();
const picture = new File(['a picture'], 'ridge.png', { type: 'image/png' });
const attach = (file: File) =>
  // Dropped files bypass the filter of the browser's file dialog.
  userEvent.upload(screen.getByLabelText('Send a picture'), file, { applyAccept: false });
const log = () => within(screen.getByRole('log', { name: 'Messages' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('an image that an advisor sends shows in the conversation at once', async () => {
  await showThread();
  const answer = api.respondLater(sendImageToThread);
  await attach(picture);
  expect(await log().findByText(/sending/i)).toBeVisible();
  const [sent] = api.requests(sendImageToThread);
  const id = sent?.query['id'] ?? '';
  const image = { imagestorepath: 'uploads/ridge', width: 1200, height: 800 };
  answer(aMessage(2, { id, from: 'advisor', text: '', image }));
  await waitFor(() => expect(log().queryByText(/sending/i)).not.toBeInTheDocument());
  expect(log().getByRole('img')).toHaveAttribute('src', expect.stringContaining('uploads/ridge'));
});

test('an image that fails is resent under the same id', async () => {
  await showThread();
  api.respondWithError(sendImageToThread, { status: 503, message: 'The server is busy.' });
  await attach(picture);
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  await waitFor(() => expect(api.requests(sendImageToThread)).toHaveLength(2));
  const [first, second] = api.requests(sendImageToThread).map(({ query }) => query['id']);
  expect(second).toBe(first);
});

test.each([
  ['of another kind', new File(['x'], 'plan.pdf', { type: 'application/pdf' }), /JPEG, PNG, WebP or AVIF/],
  [
    'of more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'ridge.png', { type: 'image/png' }),
    /more than 5 MB/,
  ],
])('a file %s is not sent and shows the reason', async (_kind, file, problem) => {
  await showThread();
  await attach(file);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(api.requests(sendImageToThread)).toEqual([]);
});
