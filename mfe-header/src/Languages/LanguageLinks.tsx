import { inLanguage, languageNames, languages } from '@kaadu/contracts';
import { useLanguage, useNavigation } from '@kaadu/federation/react';
import { useHydrated } from '@kaadu/ui/hydration';
import { useHeaderText } from '../messages';
import styles from './LanguageLinks.module.css';

/** Links to this page in the other languages. Each loads a document, because the language is part of it. */
export function LanguageLinks({ className = '' }: { readonly className?: string | undefined }) {
  const t = useHeaderText();
  const { pathname, search } = useNavigation().location;
  const current = useLanguage();
  // The document lacks the parameters that only browsers read, so the links are created anew with them.
  const hydrated = useHydrated();
  return (
    <nav className={`${styles.languages} ${className}`} aria-label={t('language')}>
      {languages.map((language) => (
        <a
          key={`${language} ${hydrated}`}
          suppressHydrationWarning
          className={styles.language}
          href={inLanguage(language, pathname + search)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
