import { useContentLang } from '@kaadu/ui';
import type { ReactNode } from 'react';

/** Text that is in English, or that the visitor typed, on a page in any language: content and messages of the API. */
export function English({ children }: { readonly children: ReactNode }) {
  const lang = useContentLang();
  return lang ? <span lang={lang}>{children}</span> : children;
}
