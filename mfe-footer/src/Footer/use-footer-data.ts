import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import { omittedFromHydration } from '@kaadu/federation/react/static-markup';
import { useFetched } from '@kaadu/ui';
import { useState } from 'react';
import { loadStories, type FooterHydration } from '../load-footer';

/** Returns the text to log for a failure (§8): the response's errors, else a fixed message. */
function problemOf(error: unknown): string {
  const errors = isApiError(error) ? Object.values(error.errors).flat() : [];
  return errors.join(' ') || 'Something went wrong';
}

/** The footer's content. `loading` is true until stories, details and the recent story have loaded or failed (§4). */
export function useFooterData(data: FooterHydration | undefined) {
  const api = useApi();
  const [problem, setProblem] = useState<string | null>(null);
  const recordProblem = (error: unknown) => setProblem(problemOf(error));

  const details = useFetched({ initial: data?.details, load: api.getFooterDetails, onError: recordProblem });
  const stories = useFetched({
    initial: data?.stories,
    load: ({ signal }) => loadStories(api, signal),
    onError: recordProblem,
  });
  const recent = useFetched({
    initial: data?.recentStory,
    load: api.getRecentStory,
    onError: (error) => console.warn('The most recent story could not be loaded', error),
  });

  return {
    loading: details.loading || stories.loading || recent.loading,
    problem,
    groups: details.value === omittedFromHydration ? omittedFromHydration : (details.value?.activities ?? {}),
    places: details.value === omittedFromHydration ? omittedFromHydration : (details.value?.places ?? []),
    stories: stories.value ?? [],
    newest: recent.value?.primary_key ?? null,
  };
}
