import { useLanguage } from '@kaadu/federation/react';

/** Returns the `lang` attribute of content, which is in English; undefined on a page in English. */
export function useContentLang(): 'en-IN' | undefined {
  return useLanguage() === 'en' ? undefined : 'en-IN';
}
