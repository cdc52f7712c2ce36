import { defaultRange, paths } from '@kaadu/contracts';
import type { ActivityCard, DestinationCard } from '@kaadu/contracts/cards';
import { useNavigation } from '@kaadu/federation/react';
import { Button, SearchIcon } from '@kaadu/ui';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { listingHref, readListingQuery } from '../../listing/listing-query';
import styles from './FindForm.module.css';

interface FindFormProps {
  readonly destinations: readonly DestinationCard[];
  readonly activities: readonly ActivityCard[];
}

const budgets = [3000, 6000, 12_000, 25_000];

/** A short search form for the listing; it also works without JavaScript. */
export function FindForm({ destinations, activities }: FindFormProps) {
  const { navigate } = useNavigation();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const selects = event.currentTarget.querySelectorAll('select');
    const params = new URLSearchParams(Array.from(selects, ({ name, value }) => [name, value]));
    navigate(listingHref(readListingQuery(params)));
  };
  return (
    <form
      className={styles.form}
      action={paths.experiences.path}
      onSubmit={onSubmit}
      role="search"
      aria-label="Find an experience"
    >
      <Choice name="destinations_pk" label="Where to" any="Anywhere">
        {destinations.map(({ primary_key, name }) => (
          <option key={primary_key} value={primary_key}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="activities_pk" label="To do what" any="Anything">
        {activities.map(({ primary_key, name }) => (
          <option key={primary_key} value={primary_key}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="range" label="For up to" any="Any price">
        {budgets.map((rupees) => (
          <option key={rupees} value={`${defaultRange[0]},${rupees}`}>
            ₹{rupees.toLocaleString('en-IN')}
          </option>
        ))}
      </Choice>
      <Button type="submit" variant="accent" size="lg" className={styles.submit}>
        <SearchIcon /> Find
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Label of the empty choice. */
  readonly any: string;
  readonly children: ReactNode;
}

function Choice({ name, label, any, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.select} id={id} name={name}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
