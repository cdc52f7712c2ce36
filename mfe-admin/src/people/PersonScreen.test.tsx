import { findUser } from '@kaadu/contracts/admin';
import { changeRole, endSessions, listSessions } from '@kaadu/contracts/people';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../shared/data/use-staff';
import { admin } from '../test-data';
import { PersonScreen } from './PersonScreen';

const api = mockApi();
const person = {
  primary_key: 12,
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  phone: '+919845012345',
  role: 'traveller' as const,
  verified: ['phone' as const],
};
const session = {
  primary_key: 3,
  created_at: '2026-11-20T05:30:00.000Z',
  last_seen_at: '2026-11-21T05:30:00.000Z',
  is_own: false,
};

function open(key = '12') {
  return renderRemote(
    <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
      <PersonScreen primaryKey={key} />
    </StaffContext>,
    { at: `/admin/people/${key}`, navigates: true },
  );
}

test('another role is saved, and its permissions are shown', async () => {
  api.respond(findUser, person);
  api.respond(listSessions, []);
  api.respond(changeRole, { primary_key: 12, role: 'content' });
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Content');
  expect(screen.getByText(/^Content writes stories/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
  const question = within(screen.getByRole('dialog', { name: 'Change the role of Asha Rao?' }));
  expect(question.getByText('Traveller')).toBeVisible();
  expect(api.requests(changeRole)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Make it Content' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The role is Content now' })).toHaveFocus());
  expect(api.requests(changeRole)[0]?.body).toEqual({ primary_key: 12, role: 'content' });
});

test('a role that was not changed shows the reason and keeps the choice', async () => {
  api.respond(findUser, { ...person, role: 'admin' });
  api.respond(listSessions, []);
  api.respondWithError(changeRole, { status: 409, message: 'This is the last admin.' });
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Sales');
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make it Sales' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is the last admin.');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('sales');
});

test('an admin cannot change their own role', async () => {
  api.respond(findUser, { ...person, primary_key: admin.primary_key, role: 'admin' });
  api.respond(listSessions, []);
  open(String(admin.primary_key));
  expect(await screen.findByText(/To change your own role/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
});

test('one session or all sessions can be ended', async () => {
  api.respond(findUser, person);
  api.respond(listSessions, [session]);
  api.respond(endSessions, { ended: 1 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^End the session since 20 November/ }));
  const one = within(screen.getByRole('dialog', { name: /^End the session since 20 November/ }));
  expect(api.requests(endSessions)).toEqual([]);
  await userEvent.click(one.getByRole('button', { name: 'End the session' }));
  await waitFor(() => expect(screen.getByRole('group', { name: '1 session has ended' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'End all sessions' }));
  const all = within(screen.getByRole('dialog', { name: 'End all sessions of this person?' }));
  await userEvent.click(all.getByRole('button', { name: 'End all sessions' }));
  await waitFor(() => expect(screen.getByRole('group', { name: '1 session has ended' })).toHaveFocus());
  expect(api.requests(endSessions).map(({ body }) => body)).toEqual([
    { primary_key: 12, session_pk: 3 },
    { primary_key: 12 },
  ]);
});
