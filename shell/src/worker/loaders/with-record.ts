import type { AnyPage, PageRef } from '../../app/composition';
import { pageInSet, type LoadedSet } from '../server-composition';
import { runLoader } from './run-loader';
import type { WatchedApi } from './watch-api';

/**
 * Returns a page whose loader runs on record. @throws Error when its remote is missing or does not expose it
 */
export function withRecord(set: LoadedSet, ref: PageRef, onWatch: (watched: WatchedApi) => void): AnyPage {
  const page = pageInSet(set, ref);
  const { loader } = page;
  const remote = set.remotes.get(ref.remote);
  if (!loader || !remote) return page;
  return {
    ...page,
    loader: (args) => runLoader(remote, args.api, (api) => loader({ ...args, api }), onWatch),
  };
}
