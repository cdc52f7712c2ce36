import { useApi } from '@kaadu/api-client/react';
import { hasUtm, sendUtm, storedUtm, utmRecord } from '@kaadu/api-client/utm';
import { resetAutomaticPopup } from './automatic-popup';
import { storeSession, type SignedInUser } from './session-storage';

/**
 * Completes a sign-in: stores the session, announces it, and sends the UTM data of this or an earlier visit (§4, §7).
 * @param check announces the stored session
 * @returns a function whose promise resolves once the UTM data was sent or has failed
 */
export function useSignIn(check: () => void): (user: SignedInUser) => Promise<void> {
  const api = useApi();
  return async (user) => {
    storeSession(user);
    resetAutomaticPopup();
    check();
    const url = new URL(window.location.href);
    const record = hasUtm(url) ? utmRecord(url, user.user_key) : storedUtm(user.user_key);
    if (record) await sendUtm(api, record);
  };
}
