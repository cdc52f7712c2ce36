import { readStored, writeStored } from '@kaadu/browser-storage';
import { storageKeys, type SessionUser } from '@kaadu/contracts';
import type { RegisteredUser, VerifiedOtp } from '@kaadu/contracts/accounts';

/** A user signed in by the API: the response of `/verifyOtp` or `/registerUser`. */
export type SignedInUser = Pick<
  RegisteredUser | VerifiedOtp,
  'email' | 'phone' | 'user_key' | 'first_name' | 'last_name' | 'access_token'
>;

/** The stored session user as raw JSON; null unless both the user and the token are stored (§4). */
export function readSession(): string | null {
  return readStored(storageKeys.accessToken) ? readStored(storageKeys.userData) : null;
}

/** Stores a session under the keys of §3. */
export function storeSession(user: SignedInUser): void {
  const { email, phone, user_key, first_name, last_name, access_token } = user;
  const session: SessionUser = {
    isExist: true,
    email,
    phone,
    primary_key: user_key ?? undefined,
    first_name,
    last_name,
    access_token: access_token ?? undefined,
    isAuthenticated: true,
  };
  writeStored(storageKeys.userData, JSON.stringify(session));
  writeStored(storageKeys.accessToken, access_token);
  writeStored(storageKeys.userPrimaryKey, user_key === null ? null : String(user_key));
}

/** Removes the session from the storage (§4). */
export function clearSession(): void {
  writeStored(storageKeys.userData, null);
  writeStored(storageKeys.accessToken, null);
  writeStored(storageKeys.userPrimaryKey, null);
}
