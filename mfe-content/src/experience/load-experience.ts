import type { Api } from '@kaadu/api-client';
import { HttpError, paths, type LoaderArgs } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/api';
import { apiStatus } from '../loading/api-status';

/** Loads one experience. A malformed or unknown id is not found; a wrong title is sent on to the right address. */
export async function loadExperience({
  api,
  params,
  url,
  signal,
}: LoaderArgs<Api>): Promise<ExperienceDetail> {
  const key = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : NaN;
  if (!(key <= 2_147_483_647)) throw notFound(url);

  const experience = await api.experience(key, { signal }).catch((error: unknown) => {
    throw apiStatus(error) === 404 ? notFound(url) : error;
  });
  if (params['title'] !== experience.url) {
    const canonical = paths.experience.getHref(experience.url, key);
    throw new HttpError(301, 'Moved Permanently', `${canonical}${url.search}`);
  }
  return experience;
}

function notFound(url: URL): HttpError {
  return new HttpError(404, `Page not found: ${url.pathname}`);
}
