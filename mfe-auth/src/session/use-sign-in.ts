import { useApi } from '@kaadu/api-client/react';
import { hasUtm, sendUtm, storedUtm, utmRecord } from '@kaadu/api-client/utm';
import { resetAutomaticPopup } from './automatic-popup';
import { storeSession, type SignedInUser } from './session-storage';

/**
 * Completes a sign-in: stores the session, tells the page, and sends the UTM data of this address or of an earlier
 * one (§4, §7).
 * @param check announces what is stored now
 * @returns resolves when the UTM data has been sent or given up
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
