import { readStored } from '@kaadu/browser-storage';
import type { storageKeys } from '@kaadu/contracts';

/** Written here, since an import would move all keys into a module that the home page loads too. */
const tokenKey: (typeof storageKeys)['accessToken'] = 'access_token';

/** The stored bearer token; null when signed out. */
export const readToken = () => readStored(tokenKey);
