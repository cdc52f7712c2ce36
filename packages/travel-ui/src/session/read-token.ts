import { readStored } from '@kaadu/browser-storage';
import type { storageKeys } from '@kaadu/contracts';

/** Repeated here, because an import would move all keys into a module that the home page loads too. */
const tokenKey: (typeof storageKeys)['accessToken'] = 'access_token';

/** Returns the stored bearer token; null when signed out. */
export const readToken = () => readStored(tokenKey);
