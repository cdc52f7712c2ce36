import { rememberHold } from '@kaadu/travel-ui/held-trips';
import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../Header/Header';
import { headerData } from '../test-data';

afterEach(() => localStorage.clear());

const hold = () =>
  rememberHold({
    reference: 'KT-7Q2M4X',
    expires_at: '2099-01-10T10:15:00.000Z',
    server_time: '2099-01-10T10:00:00.000Z',
  });

test('a visitor who holds nothing has no link to held trips', () => {
  renderRemote(<Header data={headerData} />);
  expect(screen.queryByRole('link', { name: /^Held trips/ })).not.toBeInTheDocument();
});

test('a signed-out visitor has a link to the held trips in the header', () => {
  hold();
  const { bus } = renderRemote(<Header data={headerData} />);
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  expect(screen.getByRole('link', { name: 'Held trips, 1' })).toHaveAttribute('href', '/my-bookings#held');
});

test('the account menu has a link to the held trips', async () => {
  hold();
  const { bus } = renderRemote(<Header data={headerData} />);
  const user = { email: 'asha@example.com', phone: '9845061100', primary_key: 7, first_name: 'Asha' };
  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
  const links = () => screen.getAllByRole('link', { name: 'Held trips, 1' });
  expect(links()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
  expect(links()).toHaveLength(2);
});
