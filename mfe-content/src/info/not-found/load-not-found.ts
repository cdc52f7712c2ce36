import type { Api } from '@kaadu/api-client';
import { site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { ExperienceCard, StoryCard } from '@kaadu/contracts/cards';
import { businessFaqs } from './business-faqs';
import { faqPage } from '../../shared/structured-data/faq-page';
import { organization } from '../../shared/structured-data/organization';
import { readableAddress } from './readable-address';

/** Suggestions of the page: stories, else experiences, else samples that link to the listing (§2.8). */
export type Suggestions =
  | { readonly kind: 'stories'; readonly cards: readonly StoryCard[] }
  | { readonly kind: 'experiences'; readonly cards: readonly ExperienceCard[] }
  | { readonly kind: 'samples' };

export type NotFoundData = Suggestions & {
  /** Requested path and query, as text to read. */
  readonly address: string;
};

/** Page design requested when neither the route nor the query names one (§7). */
const defaultDesign = '1';
const maxCards = 6;

/** Loads stories, else experiences. Never fails, because this page must render even when the API is down. */
export async function loadNotFound(args: LoaderArgs<Api>): Promise<NotFoundData> {
  return { ...(await suggest(args)), address: readableAddress(args.url) };
}

async function suggest({ api, params, url, signal }: LoaderArgs<Api>): Promise<Suggestions> {
  const stories = await orEmpty(api.listStoryCards({ maxStory: String(maxCards) }, { signal }));
  if (stories.length > 0) return { kind: 'stories', cards: stories.slice(0, maxCards) };

  const design = params['id'] ?? (url.searchParams.get('dd') || defaultDesign);
  const experiences = await orEmpty(
    api.listExperiencesOfActivity({ eopagedesign_primary_key: design }, { signal }),
  );
  if (experiences.length > 0) return { kind: 'experiences', cards: experiences.slice(0, maxCards) };

  return { kind: 'samples' };
}

export function notFoundMeta(_: NotFoundData, { url }: { url: URL }): PageMeta {
  return {
    title: `Page not found | ${site.name}`,
    description: site.description,
    robots: 'noindex,follow',
    structuredData: [organization(url), faqPage(businessFaqs)],
  };
}

/** Treats a failed call as an empty list (§8). */
async function orEmpty<Card>(call: Promise<readonly Card[]>): Promise<readonly Card[]> {
  try {
    return await call;
  } catch {
    return [];
  }
}
