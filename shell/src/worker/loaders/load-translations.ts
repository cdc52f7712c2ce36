import { defaultLanguage, slotNames, slots, splitLanguage, type ModuleMessages } from '@kaadu/contracts';
import type { PageRef } from '../../app/composition';
import { languageInSet, pageInSet, slotInRemote, type LoadedSet } from '../server-composition';

/**
 * Loads the messages of the page and the slots in the language of a URL, as code of their remotes. Without
 * them a module renders in English.
 */
export async function loadTranslations(
  set: LoadedSet,
  { pathname }: Pick<URL, 'pathname'>,
  page: PageRef | null,
): Promise<void> {
  const { language } = splitLanguage(pathname);
  if (language === defaultLanguage) return;
  const load = async (ref: PageRef, moduleIn: (remote: Remote) => WithMessages) => {
    const remote = set.remotes.get(ref.remote);
    if (!remote || languageInSet(set, ref, language) !== language) return;
    const { messages = [] } = moduleIn(remote);
    await remote.runPending('loader', () => Promise.all(messages.map((each) => each.load(language))));
  };
  await Promise.allSettled([
    page && load(page, () => pageInSet(set, page)),
    ...slotNames.map((slot) => load(slots[slot], (remote) => slotInRemote(remote, slot))),
  ]);
}

type Remote = NonNullable<ReturnType<LoadedSet['remotes']['get']>>;
interface WithMessages {
  readonly messages?: readonly ModuleMessages[];
}
