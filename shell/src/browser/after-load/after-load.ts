import { watchBuild } from './build-watch';
import { keepForOffline } from './keep-for-offline';
import { layOutRest } from './lay-out-rest';
import type { PageServices, TakePrefetched } from './page-services';
import { startPrefetching } from './start-prefetching';

/**
 * Starts features that a page does not need to be shown or used. @returns passes prefetched results to
 * navigations
 */
export function startAfterLoad(services: PageServices): TakePrefetched {
  const { router, state } = services;
  const takePrefetched = startPrefetching(services);
  const isStale = watchBuild(state.build);
  router.subscribe(({ navigation: { location: next } }) => {
    if (next && isStale()) location.assign(next.pathname + next.search + next.hash);
  });
  if (process.env.NODE_ENV === 'production') keepForOffline(services);
  layOutRest(services).catch(console.warn);
  import(/* webpackChunkName: "web-vitals" */ './measure-page')
    .then(({ measurePage }) => measurePage(state))
    .catch(console.warn);
  return takePrefetched;
}
