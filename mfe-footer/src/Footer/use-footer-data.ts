import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import { useFetched } from '@kaadu/ui';
import { useState } from 'react';
import { loadStories, type FooterData } from '../load-footer';

/** §8: what is kept of a failure: the response's errors, else a fixed message. Nothing of it is shown. */
function problemOf(error: unknown): string {
  const errors = isApiError(error) ? Object.values(error.errors).flat() : [];
  return errors.join(' ') || 'Something went wrong';
}

/** The footer's content. `loading` is on until stories, details and the recent story have all been answered (§4). */
export function useFooterData(data: FooterData | undefined) {
  const api = useApi();
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (error: unknown) => setProblem(problemOf(error));

  const details = useFetched({ initial: data?.details, load: api.getFooterDetails, onError: keep });
  const stories = useFetched({
    initial: data?.stories,
    load: ({ signal }) => loadStories(api, signal),
    onError: keep,
  });
  const recent = useFetched({
    initial: data?.recentStory,
    load: api.getRecentStory,
    onError: (error) => console.warn('The most recent story could not be loaded', error),
  });

  return {
    loading: !(details.settled && stories.settled && recent.settled),
    problem,
    groups: Object.entries(details.value?.activities ?? {}),
    places: details.value?.places ?? [],
    stories: stories.value ?? [],
    newest: recent.value?.primary_key ?? null,
  };
}
