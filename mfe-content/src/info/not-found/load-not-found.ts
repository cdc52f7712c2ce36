import type { Api } from '@kaadu/api-client';
import { site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { ExperienceCard, StoryCard } from '@kaadu/contracts/cards';
import { businessFaqs } from './business-faqs';
import { faqPage } from '../../shared/structured-data/faq-page';
import { organization } from '../../shared/structured-data/organization';

/** What the page offers instead: stories, else experiences, else samples that lead to the listing (§2.8). */
export type Offer =
  | { readonly kind: 'stories'; readonly cards: readonly StoryCard[] }
  | { readonly kind: 'experiences'; readonly cards: readonly ExperienceCard[] }
  | { readonly kind: 'samples' };

/** §7: the page design asked for when neither the route nor the query names one. */
const defaultDesign = '1';
const mostCards = 6;

/** Tries the stories first, then the experiences; this page shows even when the API is down. */
export async function loadNotFound({ api, params, url, signal }: LoaderArgs<Api>): Promise<Offer> {
  const stories = await orNone(api.listStoryCards({ maxStory: String(mostCards) }, { signal }));
  if (stories.length > 0) return { kind: 'stories', cards: stories.slice(0, mostCards) };

  const design = params['id'] ?? url.searchParams.get('dd') ?? defaultDesign;
  const experiences = await orNone(
    api.listExperiencesOfActivity({ eopagedesign_primary_key: design }, { signal }),
  );
  if (experiences.length > 0) return { kind: 'experiences', cards: experiences.slice(0, mostCards) };

  return { kind: 'samples' };
}

export function notFoundMeta(_: Offer, { url }: { url: URL }): PageMeta {
  return {
    title: `Page not found | ${site.name}`,
    description: site.description,
    robots: 'noindex,follow',
    structuredData: [organization(url), faqPage(businessFaqs)],
  };
}

/** §8: a failed call counts as an empty one on this page, which must not fail itself. */
async function orNone<Card>(call: Promise<readonly Card[]>): Promise<readonly Card[]> {
  try {
    return await call;
  } catch {
    return [];
  }
}
