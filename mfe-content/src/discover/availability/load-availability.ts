import { isApiError, type Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { AvailabilityCalendar } from '@kaadu/contracts/availability';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { SearchExperience } from '@kaadu/contracts/search';
import { monthOf, today } from '@kaadu/ui/dates';
import { breadcrumbList } from '@kaadu/ui';
import { readAvailabilityQuery, type AvailabilityQuery } from '@kaadu/travel-ui/trip';

export type AvailabilityData =
  | {
      readonly kind: 'choose';
      /** Results of the search, or suggestions before one. */
      readonly experiences: readonly SearchExperience[];
      readonly text: string;
      /** Whether the product in the URL does not exist. */
      readonly isUnknown: boolean;
    }
  | {
      readonly kind: 'product';
      readonly experience: ExperienceDetail;
      readonly month: string;
      /** Null when it could not be loaded. */
      readonly calendar: AvailabilityCalendar | null;
    };

/** Loads a month of the product in the URL; without one, products to choose from. */
export async function loadAvailability({ api, url, signal }: LoaderArgs<Api>): Promise<AvailabilityData> {
  const query = readAvailabilityQuery(url.searchParams);
  if (query.experienceKey === null) return loadChoices(api, query, false, signal);
  const experience = await api
    .getExperience({ primary_key: query.experienceKey }, { signal })
    .catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    });
  if (!experience) return loadChoices(api, query, true, signal);
  const month = [query.month ?? '', today().slice(0, 7)].sort()[1] ?? '';
  const option = experience.options.find(({ primary_key }) => primary_key === query.optionKey);
  const calendar = await api
    .getCalendar(
      { experience_pk: experience.primary_key, month, ...(option && { option_pk: option.primary_key }) },
      { signal },
    )
    .catch((error: unknown) => {
      // Without its month the page still renders, with an error message and a retry.
      if (isApiError(error)) return null;
      throw error;
    });
  return { kind: 'product', experience, month, calendar };
}

async function loadChoices(
  api: Api,
  { text }: AvailabilityQuery,
  isUnknown: boolean,
  signal: AbortSignal,
): Promise<AvailabilityData> {
  const experiences = text
    ? (await api.searchAll({ text }, { signal })).experiences
    : (await api.getSearchSuggestions({ signal })).top_experiences;
  return { kind: 'choose', experiences, text, isUnknown };
}

export function availabilityMeta(data: AvailabilityData, { url }: { url: URL }): PageMeta {
  const href = paths.availability.getHref();
  const structuredData = [
    breadcrumbList(
      [
        { name: 'Home', href: paths.home.getHref() },
        { name: 'Availability', href },
      ],
      url,
    ),
  ];
  if (data.kind === 'choose') {
    return {
      title: `Availability | ${site.name}`,
      description:
        'Which days are free, how many rooms and places are left, and what each day costs with GST.',
      canonical: href,
      robots: data.text || data.isUnknown ? 'noindex,follow' : undefined,
      structuredData,
    };
  }
  const { experience, month } = data;
  return {
    title: `${experience.title}: availability in ${monthOf(`${month}-01`)} | ${site.name}`,
    description: `Free days, rooms and places left, and prices with GST: ${experience.title}.`,
    canonical: href,
    robots: 'noindex,follow',
    isLive: true,
    structuredData,
  };
}
