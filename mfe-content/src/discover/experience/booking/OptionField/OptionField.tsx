import type { OptionAvailability } from '@kaadu/contracts/availability';
import type { ExperienceOption } from '@kaadu/contracts/catalogue';
import { Amount, useContentLang, VisuallyHidden } from '@kaadu/ui';
import { useId } from 'react';
import { statusText } from '@kaadu/travel-ui/trip';
import { useExperienceText } from '../../messages';
import { useBookingText } from '@kaadu/travel-ui/booking-messages';
import styles from './OptionField.module.css';

interface OptionFieldProps {
  readonly options: readonly ExperienceOption[];
  readonly chosen: number | undefined;
  readonly isStay: boolean;
  readonly isMember: boolean;
  /** Availability by option; empty until dates are chosen. */
  readonly found: ReadonlyMap<number, OptionAvailability>;
  /** Whether `found` is about an earlier choice. */
  readonly stale: boolean;
  readonly onChoose: (key: number) => void;
}

/** Radio buttons for the room types of a stay or the tickets of an activity, each with its availability. */
export function OptionField({ options, chosen, isStay, found, stale, ...rest }: OptionFieldProps) {
  const t = useExperienceText();
  const name = useId();
  return (
    <fieldset className={styles.options} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <legend>
        <VisuallyHidden>{isStay ? t('room') : t('option')}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <OptionRadio
          key={option.primary_key}
          {...rest}
          name={name}
          option={option}
          checked={option.primary_key === chosen}
          availability={found.get(option.primary_key)}
        />
      ))}
    </fieldset>
  );
}

interface OptionRadioProps extends Pick<OptionFieldProps, 'isMember' | 'onChoose'> {
  readonly name: string;
  readonly option: ExperienceOption;
  readonly checked: boolean;
  readonly availability: OptionAvailability | undefined;
}

function OptionRadio({ name, option, checked, availability, isMember, onChoose }: OptionRadioProps) {
  const t = useExperienceText();
  const booking = useBookingText();
  const contentLang = useContentLang();
  const { price } = option;
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onChoose(option.primary_key)}
      />
      <span className={styles.text}>
        <span className={styles.name} lang={contentLang}>
          {option.name}
        </span>
        <span className={styles.terms}>
          {t('upToGuests', { count: option.max_guests })}
          {option.meal_plan && <span lang={contentLang}>{` · ${option.meal_plan}`}</span>}
        </span>
        {availability?.reason && (
          <span className={styles.status} data-status={availability.status} lang={contentLang}>
            {availability.reason}
          </span>
        )}
      </span>
      <span className={styles.price} data-price>
        <Amount paise={availability?.quote?.total ?? (isMember ? price.member_total : price.total)} />
        {availability && !availability.reason && (
          <span className={styles.status} data-status={availability.status}>
            <span>{availability.held_for_you ? t('heldForYou') : statusText(availability, booking)}</span>
            {availability.on_request && <span>{` ${t('onRequest')}`}</span>}
          </span>
        )}
      </span>
    </label>
  );
}
