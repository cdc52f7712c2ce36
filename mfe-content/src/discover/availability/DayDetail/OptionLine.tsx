import type { OptionAvailability } from '@kaadu/contracts/availability';
import type { ExperienceDetail, ExperienceOption } from '@kaadu/contracts/catalogue';
import { ButtonLink, VisuallyHidden } from '@kaadu/ui';
import { OwnHoldNotice } from '@kaadu/travel-ui/held-trips';
import { Price } from '@kaadu/travel-ui/price';
import { count, type PartyChoice } from '@kaadu/travel-ui/trip';
import styles from './DayDetail.module.css';

interface OptionLineProps {
  readonly experience: Pick<ExperienceDetail, 'url' | 'primary_key'>;
  readonly option: ExperienceOption;
  readonly found: OptionAvailability;
  readonly isStay: boolean;
  readonly day: string;
  readonly party: PartyChoice;
  /** Returns the URL of the booking with more parameters. */
  readonly bookHref: (extra: string) => string;
}

/** An option on a day: its vacancies by start time, and its price for the party. */
export function OptionLine({ experience, option, found, isStay, day, party, bookHref }: OptionLineProps) {
  const { quote } = found;
  const left = (units: number) => `${isStay ? count(units, 'room') : count(units, 'place')} left`;
  const own = `&option=${option.primary_key}`;
  return (
    <li className={styles.option}>
      <div className={styles.line}>
        <h3 className={styles.name}>{option.name}</h3>
        {quote && <Price price={{ ...quote, from: day, party }} size="sm" />}
      </div>
      <p className={styles.state}>
        {[
          found.reason ?? (isStay && left(found.vacancies)),
          !found.reason && found.slots.length > 0 && 'choose a start',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {found.slots.length > 0 && (
        <ul className={styles.slots}>
          {found.slots.map(({ slot, vacancies, status }) => {
            const isOpen = status === 'AVAILABLE' || status === 'LIMITED';
            const text = status === 'CLOSED' ? 'closed' : vacancies > 0 ? left(vacancies) : 'sold out';
            return (
              <li key={slot}>
                {isOpen && quote ? (
                  <ButtonLink size="sm" variant="outline" href={bookHref(`${own}&slot=${slot}`)}>
                    {slot}, {text}
                  </ButtonLink>
                ) : (
                  <span className={styles.closed}>
                    {slot}, {text}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {found.held_for_you && <OwnHoldNotice experience={experience} hold={found.held_for_you} />}
      {isStay && quote && !found.held_for_you?.is_needed && (
        <ButtonLink size="sm" variant="accent" href={bookHref(own)}>
          Book <VisuallyHidden>{option.name}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
