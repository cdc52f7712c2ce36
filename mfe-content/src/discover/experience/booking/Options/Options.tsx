import type { ExperienceOption } from '@kaadu/contracts/catalogue';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { guestPriceText } from '../../../../shared/trip/guest-prices';
import { SectionHeading } from '@kaadu/ui';
import styles from './Options.module.css';

interface OptionsProps {
  readonly options: readonly ExperienceOption[];
  readonly isStay: boolean;
}

/** Descriptions of the options. The booking box shows only names and prices. */
export function Options({ options, isStay }: OptionsProps) {
  const isMember = useIsMember();
  if (options.length === 0) return null;
  return (
    <section>
      <SectionHeading title={isStay ? 'The rooms' : 'The tickets'} />
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.primary_key}>
            <h3 className={styles.name}>{option.name}</h3>
            <p className={styles.text}>{option.description}</p>
            <p className={styles.prices}>{guestPriceText({ option, isMember })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
