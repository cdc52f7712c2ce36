import { useApi } from '@kaadu/api-client/react';
import type { Traveller } from '@kaadu/contracts/booking';
import { Button, useFetched } from '@kaadu/ui';
import type { TravellersForm } from './form';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './TravellersStep.module.css';

interface SavedTravellersProps {
  readonly form: TravellersForm;
  /**
   * Called with the traveller to use.
   * @param index of the traveller in the form that takes it over
   */
  readonly onUse: (index: number, traveller: Traveller) => void;
}

/** Travellers of the account's earlier bookings. Each fills the first empty row of its kind. */
export function SavedTravellers({ form, onUse }: SavedTravellersProps) {
  const t = useCheckoutText();
  const api = useApi();
  const { value = [] } = useFetched<readonly Traveller[]>({
    initial: undefined,
    load: (options) => api.listSavedTravellers(options),
    // Saved travellers are optional: the visitor can type the names instead.
    onError: (error) => console.warn('Saved travellers could not be loaded', error),
  });
  const unused = value.filter(({ name }) => !form.travellers.some((traveller) => traveller.name === name));
  const rowFor = (age: number | null) =>
    form.travellers.findIndex(
      ({ name, age: booked }) => !name.trim() && (booked === null) === (age === null),
    );
  const usable = unused.filter(({ age }) => rowFor(age) >= 0);
  if (usable.length === 0) return null;
  return (
    <div className={styles.saved}>
      <p className={styles.hint}>{t('fromEarlier')}</p>
      {usable.map((traveller) => (
        <Button
          key={traveller.name}
          size="sm"
          variant="outline"
          onClick={() => onUse(rowFor(traveller.age), traveller)}
        >
          <English>{traveller.name}</English>
        </Button>
      ))}
    </div>
  );
}
