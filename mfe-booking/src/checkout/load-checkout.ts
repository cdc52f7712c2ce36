import type { Api } from '@kaadu/api-client';
import { paths, type LoaderArgs } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { loadDetail } from '@kaadu/ui/detail-route';

/** Loads only the experience. The booking is private, so the browser requests it. */
export function loadCheckout({ api, params, url, signal }: LoaderArgs<Api>): Promise<ExperienceDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getExperience({ primary_key: key }, { signal }),
    titleOf: (experience) => experience.url,
    getHref: (title, key) => `${paths.experience.getHref(title, key)}/buy`,
  });
}
