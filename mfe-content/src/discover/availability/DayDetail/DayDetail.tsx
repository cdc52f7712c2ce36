import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Button, Skeleton, VisuallyHidden } from '@kaadu/ui';
import { useId, useState } from 'react';
import { addDays, longDate, weekdayDate } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { HeldTripsLink } from '@kaadu/travel-ui/held-trips';
import { Alternatives } from '@kaadu/travel-ui/trip';
import { PartyField } from '@kaadu/travel-ui/trip';
import { count } from '@kaadu/travel-ui/trip';
import { tripQuery } from '@kaadu/travel-ui/trip';
import { useAvailability } from '@kaadu/travel-ui/trip';
import { availabilityHref, mostNights, type AvailabilityQuery } from '@kaadu/travel-ui/trip';
import styles from './DayDetail.module.css';
import { OptionLine } from './OptionLine';

interface DayDetailProps {
  readonly experience: ExperienceDetail;
  readonly query: AvailabilityQuery;
  /** First and last bookable day; null until loaded. */
  readonly bookable: { readonly first_day: string; readonly last_day: string } | null;
  readonly onChange: (next: Partial<AvailabilityQuery>) => void;
}

/** Exact vacancies and prices of a day for the party. */
export function DayDetail({ experience, query, bookable, onChange }: DayDetailProps) {
  const { day, nights } = query;
  const titleId = useId();
  const [party, setParty] = useState(query.party);
  if (day === null) {
    return (
      <section className={styles.detail} aria-label="The day">
        <p className={styles.hint}>Choose a day to see what is left and what it costs for your party.</p>
      </section>
    );
  }
  const outside = whyNotBookable(day, bookable);
  return (
    <section className={styles.detail} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {weekdayDate(day)}
        {experience.is_stay && !outside && (
          <span className={styles.until}> to {longDate(addDays(day, nights))}</span>
        )}
      </h2>
      {outside ? (
        <p className={styles.hint}>{outside}</p>
      ) : (
        <>
          {experience.is_stay && (
            <NightsField nights={nights} onChange={(next) => onChange({ nights: next })} />
          )}
          <PartyField
            party={party}
            onChange={(next) => {
              setParty(next);
              onChange({ party: next });
            }}
          />
          <Answer experience={experience} query={{ ...query, party }} day={day} />
        </>
      )}
    </section>
  );
}

/** Explains why a day lies outside the bookable period; null when it does not. */
function whyNotBookable(day: string, bookable: DayDetailProps['bookable']): string | null {
  if (bookable && day < bookable.first_day) return 'This day has passed. Choose a later one.';
  if (bookable && day > bookable.last_day)
    return `This day cannot be booked yet: bookings are open until ${longDate(bookable.last_day)}.`;
  return null;
}

function NightsField({ nights, onChange }: { nights: number; onChange: (nights: number) => void }) {
  const id = useId();
  return (
    <div className={styles.nights}>
      <label htmlFor={id}>Nights</label>
      <select
        className={styles.select}
        id={id}
        value={nights}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: mostNights }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AnswerProps {
  readonly experience: ExperienceDetail;
  readonly query: AvailabilityQuery;
  readonly day: string;
}

/** The availability of each option on the day. */
function Answer({ experience, query, day }: AnswerProps) {
  const { party, nights, optionKey } = query;
  const dates = { from: day, to: experience.is_stay ? addDays(day, nights) : '' };
  const { answer, loading, stale, problem, refresh, askedParty } = useAvailability({
    experienceKey: experience.primary_key,
    isStay: experience.is_stay,
    dates,
    party,
  });
  const page = paths.experience.getHref(experience.url, experience.primary_key);
  const bookHref = (extra: string) => `${page}?${tripQuery({ ...dates, party })}${extra}#booking`;
  const options = experience.options.filter(
    ({ primary_key }) => optionKey === null || primary_key === optionKey,
  );
  return (
    <>
      {problem && <DayProblem message={problem.message} onRetry={refresh} />}
      {!answer && loading && (
        <div aria-busy="true" aria-label="Checking the day" role="status">
          <Skeleton height="5rem" />
        </div>
      )}
      {answer && (
        <>
          <VisuallyHidden live>
            {stale ? '' : `${count(answer.options.filter(({ quote }) => quote).length, 'option')} free`}
          </VisuallyHidden>
          <ul className={styles.options} data-stale={stale || undefined}>
            {options.map((option) => {
              const found = answer.options.find(({ option_pk }) => option_pk === option.primary_key);
              return (
                found && (
                  <OptionLine
                    key={option.primary_key}
                    experience={experience}
                    option={option}
                    found={found}
                    isStay={experience.is_stay}
                    day={answer.from}
                    party={askedParty}
                    bookHref={bookHref}
                  />
                )
              );
            })}
          </ul>
          {answer.options.some(({ status }) => status === 'SOLD_OUT') && <HeldTripsLink />}
          <Alternatives
            alternatives={answer.alternatives}
            hrefOf={({ from }) => availabilityHref({ ...query, day: from, month: from.slice(0, 7) })}
          />
        </>
      )}
    </>
  );
}

interface DayProblemProps {
  readonly message: string;
  readonly onRetry: () => void;
}

function DayProblem({ message, onRetry }: DayProblemProps) {
  return (
    <Notice
      tone="danger"
      title="This day could not be checked"
      alert
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{message}</p>
    </Notice>
  );
}
