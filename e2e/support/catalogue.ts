import { createApi } from '@kaadu/api-client';
import { apiUrl } from '../environment';

/** The API as the site's own client sees it: what pages must show is asked here, not spelled in the specs. */
export const api = createApi({ baseUrl: apiUrl });
