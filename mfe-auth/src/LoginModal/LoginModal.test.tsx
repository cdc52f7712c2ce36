import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { guest } from '../test-data';
import { LoginModal } from './LoginModal';

const nothing = () => undefined;
const modal = (forGuest: typeof guest | null) => (
  <LoginModal guest={forGuest} takeFocus onClose={nothing} onSignedIn={nothing} onRegistered={nothing} />
);

describe('login modal', () => {
  test('the marketing panel shows its three benefits', () => {
    renderRemote(modal(null));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Prices are usually lower when logged in',
      'Book with confidence as authorised partners of jungle lodges and other resorts',
      'Get customised recommendations from travel advisors',
    ]);
  });

  test('shows either the login form or the sign-up form', () => {
    const { update } = renderRemote(modal(null));
    expect(screen.getByLabelText('E-mail')).toBeVisible();
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    update(modal(guest));
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toBeVisible();
  });

  test('both views have a close button', () => {
    const { update } = renderRemote(modal(null));
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    update(modal(guest));
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
