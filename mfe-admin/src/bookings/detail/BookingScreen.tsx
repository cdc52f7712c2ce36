import {
  decideBooking,
  decideRefund,
  getStaffBooking,
  refundBooking,
  reportNoShow,
} from '@kaadu/contracts/booking';
import { useCallback } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import { bookingsHref } from '../places';
import { StatusLabel } from '../StatusLabel';
import styles from './BookingScreen.module.css';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { History } from './History';
import { Money } from './Money';

const calls = { decideBooking, decideRefund, getStaffBooking, refundBooking, reportNoShow };

/** One booking: its facts, its history and its actions. */
export function BookingScreen({ reference }: { readonly reference: string }) {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.getStaffBooking({ reference }), [api, reference]);
  const state = useAdminData(load);
  const { data, refresh, replace } = state;
  const status = data?.booking.status;
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
              <Actions
                booking={shown}
                decide={async (decision) => {
                  await api.decideBooking({ reference, ...decision });
                  await refresh();
                }}
                refund={async (body) => replace(await api.refundBooking({ reference, ...body }))}
                decideRefund={async (request, approve) =>
                  replace(await api.decideRefund({ request, approve, note: null }))
                }
                reportNoShow={async () => {
                  await api.reportNoShow({ reference });
                  await refresh();
                }}
              />
              <History booking={shown} />
            </div>
            <div className={styles.column}>
              <Facts booking={shown} />
              <Money booking={shown} />
            </div>
          </div>
        )}
      </AdminData>
    </Screen>
  );
}
