import { SectionHeading } from '@kaadu/ui';
import styles from './Itinerary.module.css';

interface ItineraryProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly isStay: boolean;
}

/** The itinerary, step by step. */
export function Itinerary({ steps, isStay }: ItineraryProps) {
  if (steps.length === 0) return null;
  return (
    <section>
      <SectionHeading title={isStay ? 'What happens each day' : 'How it goes'} />
      <ol className={styles.steps}>
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
