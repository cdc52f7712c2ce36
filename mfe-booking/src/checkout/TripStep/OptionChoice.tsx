import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useId } from 'react';
import type { Revision } from '../use-revision';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './TripStep.module.css';

interface OptionChoiceProps {
  readonly experience: ExperienceDetail;
  readonly shown: Revision;
  readonly onChoose: (optionKey: number) => void;
  readonly onSlot: (slot: string) => void;
}

/** The option of the booking, and the start time of an activity. The server refuses one that is taken. */
export function OptionChoice({ experience, shown, onChoose, onSlot }: OptionChoiceProps) {
  const t = useCheckoutText();
  const name = useId();
  const { options, is_stay } = experience;
  const slots = options.find(({ primary_key }) => primary_key === shown.option_pk)?.slots ?? [];
  return (
    <>
      <fieldset className={styles.block}>
        <legend className={styles.title}>{is_stay ? t('room') : t('option')}</legend>
        {options.map((option) => (
          <label key={option.primary_key} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={option.primary_key === shown.option_pk}
              onChange={() => onChoose(option.primary_key)}
            />
            <English>{option.name}</English>
            <span className={styles.about}>
              <English>
                {option.description}
                {option.meal_plan && <span>{` ${option.meal_plan}.`}</span>}
              </English>
            </span>
          </label>
        ))}
      </fieldset>
      {slots.length > 0 && (
        <fieldset className={styles.block}>
          <legend className={styles.title}>{t('startTime')}</legend>
          <div className={styles.slots}>
            {slots.map((slot) => (
              <label key={slot} className={styles.slot}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={`${name}-slot`}
                  checked={slot === shown.slot}
                  onChange={() => onSlot(slot)}
                />
                {slot}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
