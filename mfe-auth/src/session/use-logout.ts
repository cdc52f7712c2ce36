import { forgetVisitor } from '@kaadu/browser-storage';
import { useApi } from '@kaadu/api-client/react';
import { useBusEvent } from '@kaadu/event-bus/react';
import { reloadPage } from './reload-page';
import { clearSession } from './session-storage';

/** Maximum wait for the server to revoke the session, in milliseconds. */
const timeoutMs = 2000;

/** Signs out: revokes the session on the server, clears session and visitor everywhere, and reloads the page (§4). */
export function useLogout(check: () => void): void {
  const api = useApi();
  useBusEvent('auth:logout-requested', () => {
    // The call reads the token when it starts, so the token is removed only afterwards.
    const revoked = api.logout({ signal: AbortSignal.timeout(timeoutMs) });
    clearSession();
    check();
    revoked
      .catch((error: unknown) => console.warn('The session could not be revoked on the server', error))
      .finally(() => void forgetVisitor().finally(reloadPage));
  });
}
