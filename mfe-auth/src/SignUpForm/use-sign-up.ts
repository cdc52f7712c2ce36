import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { GuestUser } from '@kaadu/contracts';
import type { RegisteredUser } from '@kaadu/contracts/accounts';
import { cutUrl } from '@kaadu/contracts/text';
import { useState } from 'react';

type Name = 'first_name' | 'last_name';
type Names = Readonly<Record<Name, string>>;
type FieldErrors = Partial<Record<Name, string>>;

/** Maximum length of the URL that is sent, which bounds the links of campaigns. */
const maxUrlLength = 2_048;

function missingNames(names: Names): FieldErrors {
  return {
    ...(!names.first_name.trim() && { first_name: 'First name is required' }),
    ...(!names.last_name.trim() && { last_name: 'Last name is required' }),
  };
}

/** §8: the server's first message for each field; any other failure is only logged. */
function serverErrorsOf(error: unknown): FieldErrors {
  const fieldErrors = isApiError(error) ? error.errors : {};
  if (!fieldErrors.first_name && !fieldErrors.last_name) console.warn('The sign-up failed', error);
  return { first_name: fieldErrors.first_name?.[0], last_name: fieldErrors.last_name?.[0] };
}

/** Registers a verified guest under the name typed (§2.5, §5). */
export function useSignUp(guest: GuestUser, onRegistered: (user: RegisteredUser) => void) {
  const api = useApi();
  const [names, setNames] = useState<Names>({ first_name: '', last_name: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  const register = async () => {
    const found = missingNames(names);
    setErrors(found);
    if (busy || found.first_name || found.last_name) return;
    setBusy(true);
    try {
      const { pathname, href } = window.location;
      const user = await api.registerUser({
        ...guest,
        first_name: names.first_name.trim(),
        last_name: names.last_name.trim(),
        description: cutUrl(pathname, maxUrlLength),
        primary_key: guest.user_key,
        current_url: cutUrl(href, maxUrlLength),
      });
      onRegistered(user);
    } catch (error) {
      setErrors(serverErrorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    names,
    errors,
    busy,
    setName: (name: Name, value: string) => {
      setNames({ ...names, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    register,
  };
}
