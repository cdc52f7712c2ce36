import { getStaff } from '@kaadu/contracts/admin';
import { acceptInvitation } from '@kaadu/contracts/invitations';
import { countWaitingChats, getToday } from '@kaadu/contracts/today';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../test-data';
import { AdminPage } from './AdminPage';

const api = mockApi();
/** A day without work. */
const quietDay = {
  day: '2026-11-28',
  arrivals: null,
  departures: null,
  holds: null,
  payments: null,
  chats: null,
};
beforeEach(() => {
  api.respond(getToday, quietDay);
  api.respond(countWaitingChats, { chats: 0 });
});
afterEach(() => localStorage.clear());
const user = { email: 'meera@example.com', phone: '9845061100' };

function openSignedIn(at = '/admin') {
  const view = renderRemote(<AdminPage />, { at });
  act(() => view.bus.emit('auth:state-changed', { status: 'signed-in', user }));
  return view;
}

test('a signed-out visitor is asked to sign in, without a request to the server', async () => {
  const { bus } = renderRemote(<AdminPage />, { at: '/admin/bookings' });
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });
  expect(api.requests(getStaff)).toEqual([]);
});

test('an account without a role sees a message', async () => {
  api.respondWithError(getStaff, { status: 403, message: 'Your account may not do this.' });
  openSignedIn();
  expect(await screen.findByText('Your account has no access to the back office')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Back office' })).not.toBeInTheDocument();
});

test('a session that has ended is asked to sign in', async () => {
  api.respondWithError(getStaff, { status: 401, message: 'Please sign in.' });
  openSignedIn();
  expect(await screen.findByText('Sign in to the back office')).toBeVisible();
});

test('the start page names the user and offers the sections of the role', async () => {
  api.respond(getStaff, admin);
  openSignedIn();
  expect(await screen.findByRole('heading', { name: 'Hello, Meera', level: 1 })).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Back office' });
  expect(nav).toHaveTextContent('Bookings');
  expect(screen.getByText(/All times IST\.$/)).toBeVisible();
});

test('a section outside the role is not offered, and says so at its URL', async () => {
  api.respond(getStaff, { ...admin, role: 'content' });
  openSignedIn('/admin/bookings');
  expect(await screen.findByText(/Your role, content, does not include Bookings/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bookings' })).not.toBeInTheDocument();
});

test('a request can be retried when the server does not respond', async () => {
  api.failNetwork(getStaff);
  openSignedIn();
  await screen.findByText('The back office could not be opened');
  api.respond(getStaff, admin);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
});

describe('visitors who wait in the chat', () => {
  const start = async (chats: number) => {
    api.respond(getStaff, { ...admin, role: 'sales' });
    api.respond(countWaitingChats, { chats });
    document.title = 'Bookings · Admin';
    const view = openSignedIn();
    await screen.findByRole('heading', { name: 'Hello, Meera' });
    return view;
  };

  test('are counted in the bar, in the navigation and in the title, also after it changes', async () => {
    const view = await start(2);
    expect(await screen.findByRole('link', { name: '2 waiting' })).toHaveAttribute(
      'href',
      '/admin/inbox?list=waiting',
    );
    expect(screen.getByRole('link', { name: /Inbox 2 waiting/ })).toBeVisible();
    expect(document.title).toBe('(2) Bookings · Admin');
    document.title = 'Inbox · Admin';
    await waitFor(() => expect(document.title).toBe('(2) Inbox · Admin'));
    view.unmount();
    expect(document.title).toBe('Inbox · Admin');
  });

  test('are announced by a sound only where it is switched on, which the device remembers', async () => {
    const play = jest.fn();
    Object.assign(globalThis, { AudioContext: silentAudio(play) });
    const first = await start(1);
    await userEvent.click(screen.getByText('Meera'));
    const setting = screen.getByRole('checkbox', { name: 'Play a sound when a visitor is waiting' });
    expect(setting).not.toBeChecked();
    const revisitWith = async (chats: number) => {
      api.respond(countWaitingChats, { chats });
      act(() => void window.dispatchEvent(new Event('focus')));
      await screen.findByRole('link', { name: `${chats} waiting` });
    };
    await revisitWith(2);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(setting);
    play.mockClear();
    await revisitWith(3);
    expect(play).toHaveBeenCalledTimes(1);
    await revisitWith(1);
    expect(play).toHaveBeenCalledTimes(1);
    first.unmount();
    await start(1);
    expect(screen.getByRole('checkbox', { name: /^Play a sound/, hidden: true })).toBeChecked();
  });

  test('are not requested for a role without the inbox', async () => {
    api.respond(getStaff, { ...admin, role: 'content' });
    openSignedIn();
    await screen.findByRole('heading', { name: 'Hello, Meera' });
    expect(api.requests(countWaitingChats)).toEqual([]);
  });
});

test('the frame has a link to the site, and signs out', async () => {
  api.respond(getStaff, { ...admin, role: 'content' });
  const { bus } = openSignedIn();
  await userEvent.click(await screen.findByText('Meera'));
  expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/meera@example.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:logout-requested', payload: {} });
});

test('the start page lists the work of the day with links, and says where there is none', async () => {
  api.respond(getStaff, { ...admin, role: 'operator' });
  const trip = {
    reference: 'KT-7Q2M4X',
    status: 'CONFIRMED' as const,
    experience: 'Kayaking',
    option: 'Seat',
    slot: '07:00',
    guests: 3,
    name: 'Asha Rao',
  };
  api.respond(getToday, {
    day: '2026-11-28',
    arrivals: { total: 9, items: [trip] },
    departures: { total: 0, items: [] },
    holds: null,
    payments: null,
    chats: null,
  });
  openSignedIn();
  const arrivals = within(await screen.findByRole('region', { name: 'Arrivals today 9' }));
  const link = arrivals.getByRole('link', { name: /Asha Rao.*07:00 · Kayaking, Seat · 3 guests/ });
  expect(link).toHaveAttribute('href', '/admin/bookings/KT-7Q2M4X');
  expect(arrivals.getByText('and 8 more')).toBeVisible();
  expect(arrivals.getByRole('link', { name: 'Show all: Arrivals today' })).toHaveAttribute(
    'href',
    '/admin/bookings?from=2026-11-28&to=2026-11-28',
  );
  expect(screen.getByText('No one leaves today.')).toBeVisible();
  expect(screen.queryByText('Expiring holds')).not.toBeInTheDocument();
});

describe('an invitation', () => {
  const at = `/admin/invitation#${'t'.repeat(32)}`;

  test('is accepted by the signed-in account, or says why it is not', async () => {
    api.respondWithError(acceptInvitation, {
      status: 409,
      message: 'The invitation is for another address.',
    });
    openSignedIn(at);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation is for another address.');
    api.respond(acceptInvitation, { role: 'operator' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText('Welcome. Your role is operator.')).toBeVisible();
    expect(api.requests(acceptInvitation)[0]?.body).toEqual({ token: 't'.repeat(32) });
    expect(api.requests(getStaff)).toEqual([]);
  });

  test('asks a signed-out visitor to sign in first, and refuses an incomplete link', async () => {
    const { bus, unmount } = renderRemote(<AdminPage />, { at });
    act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in or sign up' }));
    expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });
    unmount();
    openSignedIn('/admin/invitation');
    expect(await screen.findByText('This link is not complete')).toBeVisible();
  });
});

/** Returns an audio context that only reports its tones. */
function silentAudio(onStart: () => void) {
  const parameter = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  const node = { connect: (next: unknown) => next, addEventListener: () => undefined };
  return class {
    readonly currentTime = 0;
    readonly destination = {};
    createOscillator() {
      return { ...node, frequency: parameter, start: onStart, stop: () => undefined };
    }
    createGain() {
      return { ...node, gain: parameter };
    }
  };
}
