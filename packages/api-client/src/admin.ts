import { adminCalls } from './calls/admin-calls';
import { createTransport, type ApiOptions } from './transport';

/** The typed client of the back office, apart from the site's so that visitors do not download it. */
export function createAdminApi(options: ApiOptions) {
  return adminCalls(createTransport(options));
}

export type AdminApi = ReturnType<typeof createAdminApi>;
