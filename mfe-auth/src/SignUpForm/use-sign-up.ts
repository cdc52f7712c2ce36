import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { GuestUser } from '@kaadu/contracts';
import type { RegisteredUser } from '@kaadu/contracts/accounts';
import { useState } from 'react';

type Name = 'first_name' | 'last_name';
type Names = Readonly<Record<Name, string>>;
type Faults = Partial<Record<Name, string>>;

function faultsOf(names: Names): Faults {
  return {
    ...(!names.first_name.trim() && { first_name: 'First name is required' }),
    ...(!names.last_name.trim() && { last_name: 'Last name is required' }),
  };
}

/** §8: the first message of each field; whatever else went wrong stays silent on the screen. */
function serverFaultsOf(error: unknown): Faults {
  const errors = isApiError(error) ? error.errors : {};
  if (!errors.first_name && !errors.last_name) console.warn('The sign-up failed', error);
  return { first_name: errors.first_name?.[0], last_name: errors.last_name?.[0] };
}

/** Registering a verified guest under a name (§2.5, §5). */
export function useSignUp(guest: GuestUser, onRegistered: (user: RegisteredUser) => void) {
  const api = useApi();
  const [names, setNames] = useState<Names>({ first_name: '', last_name: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const register = async () => {
    const found = faultsOf(names);
    setFaults(found);
    if (busy || found.first_name || found.last_name) return;
    setBusy(true);
    try {
      const { pathname, href } = window.location;
      const user = await api.registerUser({
        ...guest,
        first_name: names.first_name.trim(),
        last_name: names.last_name.trim(),
        description: pathname,
        primary_key: guest.user_key,
        current_url: href,
      });
      onRegistered(user);
    } catch (error) {
      setFaults(serverFaultsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    names,
    faults,
    busy,
    setName: (name: Name, value: string) => {
      setNames({ ...names, [name]: value });
      setFaults({ ...faults, [name]: undefined });
    },
    register,
  };
}
