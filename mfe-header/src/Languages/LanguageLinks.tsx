import { inLanguage, languageNames, languages } from '@kaadu/contracts';
import { useLanguage, useNavigation } from '@kaadu/federation/react';
import { useHeaderText } from '../messages';
import styles from './LanguageLinks.module.css';

/** Links to this page in the other languages. Each loads a document, because the language is part of it. */
export function LanguageLinks({ className = '' }: { readonly className?: string | undefined }) {
  const t = useHeaderText();
  const { pathname, search } = useNavigation().location;
  const current = useLanguage();
  return (
    <nav className={`${styles.languages} ${className}`} aria-label={t('language')}>
      {languages.map((language) => {
        const href = inLanguage(language, pathname + search);
        return (
          <a
            key={language}
            // The document lacks the parameters that only browsers read, and hydration keeps its attributes.
            ref={(link) => {
              link?.setAttribute('href', href);
            }}
            suppressHydrationWarning
            className={styles.language}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        );
      })}
    </nav>
  );
}
