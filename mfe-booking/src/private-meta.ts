import { site, type MetaArgs, type PageMeta } from '@kaadu/contracts';
import { partMessages } from './parts/messages';

/** Returns the head of a page about a private booking, which search engines must not index. */
export function privateMeta(name: string): PageMeta {
  return { title: `${name} | ${site.name}`, robots: 'noindex' };
}

/** Names a page by one of its messages, in the language in which it is shown. */
export const namedPage =
  (name: 'yourBooking' | 'yourConfirmation') =>
  (_data: undefined, { language = 'en' }: MetaArgs): PageMeta =>
    privateMeta(partMessages.in(language)(name));
