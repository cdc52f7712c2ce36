import type { RegisteredUser, VerifiedOtp } from '@kaadu/contracts/accounts';
import type { GuestUser } from '@kaadu/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const verified: VerifiedOtp = {
  isOtpMatched: true,
  isGuestUser: false,
  user_key: 7,
  role_pk: null,
  email: 'asha@example.com',
  phone: '9845061100',
  first_name: 'Asha',
  last_name: 'Rao',
  access_token: 'token-7',
};

export const verifiedGuest: VerifiedOtp = {
  ...verified,
  isGuestUser: true,
  user_key: 'ticket',
  role_pk: 3,
  first_name: null,
  last_name: null,
  access_token: null,
};

export const guest: GuestUser = {
  user_key: 'ticket',
  role_pk: 3,
  email: 'asha@example.com',
  phone: '9845061100',
  country_code: '+91',
  description: '/',
};

export const registered: RegisteredUser = {
  email: 'asha@example.com',
  phone: '9845061100',
  user_key: 8,
  first_name: 'Asha',
  last_name: 'Rao',
  access_token: 'token-8',
};

/** Pastes e-mail and phone in one change each, because typing renders the form for every character. */
export async function pasteContacts(user: Pick<UserEvent, 'click' | 'paste'>) {
  await user.click(screen.getByLabelText('E-mail'));
  await user.paste('asha@example.com');
  await user.click(screen.getByLabelText('Mobile number'));
  await user.paste('9845061100');
}

/** A session as §3 stores it. */
export function storeAsha(first_name = 'Asha') {
  const user = { email: 'asha@example.com', phone: '9845061100', primary_key: 7, first_name };
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('access_token', 'token-7');
  localStorage.setItem('user_primary_key', '7');
  return user;
}
