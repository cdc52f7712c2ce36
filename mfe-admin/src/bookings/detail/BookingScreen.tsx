import { AdminData } from '../../shared/data/AdminData';
import { Screen } from '../../shared/screen/Screen';
import { bookingsHref } from '../places';
import { StatusLabel } from '../StatusLabel';
import { Actions } from './actions/Actions';
import { Receipt } from '../../shared/act/Receipt';
import styles from './BookingScreen.module.css';
import { Facts } from './Facts';
import { History } from './History';
import { Money } from './Money';
import { Notes } from './notes/Notes';
import { useBookingActions } from './use-booking-actions';

/** One booking: its facts, its notes, its history and its actions. */
export function BookingScreen({ reference }: { readonly reference: string }) {
  const { state, calls, addNote, receipt } = useBookingActions(reference);
  const status = state.data?.booking.status;
  return (
    <Screen
      title={reference}
      lead={status && <StatusLabel status={status} />}
      back={{ href: bookingsHref, name: 'Bookings' }}
    >
      <AdminData name="This booking" state={state}>
        {(shown) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              {receipt && <Receipt key={receipt.id} receipt={receipt} />}
              <Actions booking={shown} calls={calls} />
              <History booking={shown} />
            </div>
            <div className={styles.column}>
              <Notes booking={shown} add={addNote} />
              <Facts booking={shown} />
              <Money booking={shown} />
            </div>
          </div>
        )}
      </AdminData>
    </Screen>
  );
}
