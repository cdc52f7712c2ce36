import { createApi } from '@kaadu/api-client';
import { paths } from '@kaadu/contracts';
import { apiUrl } from '../environment';

/** The API as the site's own client sees it: what pages must show is asked here, not spelled in the specs. */
export const api = createApi({ baseUrl: apiUrl });

/** The first experience that the home page puts forward. */
export async function someExperience() {
  const { featured_stays } = await api.getHome();
  const [experience] = featured_stays;
  if (!experience) throw new Error('The sample data features no stay');
  return { ...experience, href: paths.experience.getHref(experience.url, experience.primary_key) };
}
