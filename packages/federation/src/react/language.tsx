import { useContext, type ReactNode } from 'react';
import { sharedContext } from './shared-context';

const LanguageContext = sharedContext<string>('federation.language');

/** Provides the language in which the host shows a part of a page. */
export function LanguageProvider({ value, children }: { value: string; children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Returns the language to render in; `en` in a host without languages. */
export function useLanguage(): string {
  return useContext(LanguageContext) ?? 'en';
}
