import { createApi } from '@kaadu/api-client';
import { paths } from '@kaadu/contracts';
import { apiUrl } from '../environment';

/**
 * The site's own API client. Specs read the expected content of pages from it instead of repeating the sample
 * data.
 */
export const api = createApi({ baseUrl: apiUrl });

/** Returns the first stay featured on the home page. */
export async function getFeaturedExperience() {
  const { featured_stays } = await api.getHome();
  const [experience] = featured_stays;
  if (!experience) throw new Error('The sample data features no stay');
  return { ...experience, href: paths.experience.getHref(experience.url, experience.primary_key) };
}

/** Returns the path of a story of the sample data, whose keys come first: specs publish others and remove them again. */
export async function getStoryPath(): Promise<string> {
  const { stories } = await api.listStories({ page: 1 });
  const [story] = stories.toSorted((one, other) => one.primary_key - other.primary_key);
  if (!story) throw new Error('The sample data has no story');
  return paths.story.getHref(story.blog_url, story.primary_key);
}
