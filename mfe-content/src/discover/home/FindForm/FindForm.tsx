import { paths } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { useNavigation } from '@kaadu/federation/react';
import { Button, SearchIcon } from '@kaadu/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { insetField as inset } from '@kaadu/travel-ui/trip';
import { TripSearchFields } from '../../../shared/trip/TripSearchFields/TripSearchFields';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { WeekendButtons } from '../../../shared/trip/WeekendButtons/WeekendButtons';
import { KindSwitch } from '../../listing/KindSwitch/KindSwitch';
import { listingHref, noFilters } from '../../listing/listing-query';
import styles from './FindForm.module.css';
import { PlaceField } from './PlaceField';

interface FindFormProps {
  readonly places: Home['places'];
}

/** Search form for the listing: place, dates and guests. It also works without JavaScript. */
export function FindForm({ places }: FindFormProps) {
  const { navigate } = useNavigation();
  const [place, setPlace] = useState('');
  const [trip, setTrip] = useState(anyTrip);
  const id = useId();
  const filters = { ...noFilters.filters, destinations_pk: place ? [Number(place)] : [] };
  const query = { ...noFilters, filters, trip };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(listingHref(query));
  };
  return (
    <form
      className={styles.form}
      action={paths.experiences.path}
      onSubmit={onSubmit}
      role="search"
      aria-label="Find an experience"
    >
      <div className={styles.shortcuts}>
        <KindSwitch query={query} />
        <WeekendButtons onChoose={(dates) => setTrip({ ...trip, ...dates })} chosen={trip} />
      </div>
      <div className={inset.field}>
        <label className={inset.label} htmlFor={id}>
          Where to
        </label>
        <PlaceField id={id} places={places} value={place} onChange={setPlace} />
      </div>
      <TripSearchFields wish={trip} onChange={setTrip} />
      <Button type="submit" variant="accent" size="lg" className={styles.submit}>
        <SearchIcon /> Find
      </Button>
    </form>
  );
}
