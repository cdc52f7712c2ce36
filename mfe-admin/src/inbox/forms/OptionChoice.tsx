import { formatPaise } from '@kaadu/contracts';
import type { ExperienceAvailability, OptionAvailability } from '@kaadu/contracts/availability';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useId } from 'react';
import type { Problem } from '@kaadu/ui/problem';
import { statusText } from '@kaadu/travel-ui/trip';
import styles from './Form.module.css';

export interface ChosenOption {
  readonly option: number;
  /** Start time; null for a stay. */
  readonly slot: string | null;
}

interface OptionChoiceProps {
  readonly experience: ExperienceDetail;
  readonly answer: ExperienceAvailability | null;
  /** Whether dates and party are known. */
  readonly isReady: boolean;
  readonly problem: Problem | null;
  readonly chosen: ChosenOption | null;
  readonly onChoose: (chosen: ChosenOption) => void;
}

/** Options on the chosen dates, each with its start times, vacancies and price, or the reason it is unavailable. */
export function OptionChoice({ experience, answer, isReady, problem, chosen, onChoose }: OptionChoiceProps) {
  if (!isReady) return <p className={styles.hint}>Choose dates to see what is free.</p>;
  if (problem) return <p className={styles.problem}>{problem.message}</p>;
  if (!answer) return <p role="status">Checking what is free …</p>;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.hint}>What is free, taxes included</legend>
      {answer.options.flatMap((option) =>
        choicesOf(option).map(({ slot, state, isFree }) => (
          <Choice
            key={`${option.option_pk} ${slot}`}
            name={[nameOf(experience, option), slot].filter(Boolean).join(', ')}
            price={isFree && option.quote ? formatPaise(option.quote.total) : null}
            state={state}
            isChosen={chosen?.option === option.option_pk && chosen.slot === slot}
            onChoose={isFree ? () => onChoose({ option: option.option_pk, slot }) : null}
          />
        )),
      )}
    </fieldset>
  );
}

const nameOf = ({ options }: ExperienceDetail, { option_pk }: OptionAvailability) =>
  options.find(({ primary_key }) => primary_key === option_pk)?.name ?? `Option ${option_pk}`;

/** Returns the choices of an option: one for a stay, one for each start of an activity. */
function choicesOf(option: OptionAvailability) {
  const isFree = option.quote !== null;
  if (option.slots.length === 0) return [{ slot: null, isFree, state: option.reason ?? statusText(option) }];
  return option.slots.map((slot) => ({
    slot: slot.slot,
    isFree: isFree && (slot.status === 'AVAILABLE' || slot.status === 'LIMITED'),
    state: option.reason ?? statusText(slot),
  }));
}

interface ChoiceProps {
  readonly name: string;
  readonly price: string | null;
  readonly state: string;
  readonly isChosen: boolean;
  /** Null when it cannot be chosen. */
  readonly onChoose: (() => void) | null;
}

function Choice({ name, price, state, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.option} htmlFor={id}>
      <input id={id} type="radio" checked={isChosen} disabled={!onChoose} onChange={() => onChoose?.()} />
      <span>{name}</span>
      {price && <span className={styles.price}>{price}</span>}
      <span className={styles.reason}>{state}</span>
    </label>
  );
}
