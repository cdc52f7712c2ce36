import { SectionHeading } from '@kaadu/ui';
import { useExperienceText } from '../messages';
import { useContentLang } from '@kaadu/ui';
import styles from './Itinerary.module.css';

interface ItineraryProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly isStay: boolean;
}

/** The itinerary, step by step. */
export function Itinerary({ steps, isStay }: ItineraryProps) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHeading title={isStay ? t('eachDay') : t('howItGoes')} />
      <ol className={styles.steps} lang={contentLang}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
