import type { Facet } from '@kaadu/contracts/listing';
import { useContentLang } from '@kaadu/ui';
import { useListingText } from '../messages';
import type { ChoiceKey } from './listing-query';

interface FacetName {
  readonly text: string;
  /** Language of the text, if it is not that of the page. */
  readonly lang: string | undefined;
}

/** Returns a function that names the choice of a filter. Only the names from the catalogue are in English. */
export function useFacetNames() {
  const t = useListingText();
  const contentLang = useContentLang();
  return (filter: ChoiceKey, { primary_key: key, name }: Pick<Facet, 'primary_key' | 'name'>): FacetName => {
    if (filter === 'free_cancellation') return { text: t('cancellations'), lang: undefined };
    if (filter === 'rating') return { text: t('ratings', { stars: key / 10 }), lang: undefined };
    if (filter === 'distance') return { text: t('distances', { key }), lang: undefined };
    return { text: name, lang: contentLang };
  };
}
