import { useLanguage } from '@kaadu/federation/react';
import { useHeaderText } from '../messages';
import styles from './LanguageLinks.module.css';

/** Says on pages in another language that their content is in English. */
export function LanguageNote() {
  const t = useHeaderText();
  if (useLanguage() === 'en') return null;
  return (
    <aside className={styles.note} aria-label={t('language')}>
      <p>{t('languageNote')}</p>
    </aside>
  );
}
