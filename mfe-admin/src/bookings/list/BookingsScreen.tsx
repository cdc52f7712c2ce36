import { Button, ButtonLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import { PagedTable } from '../../shared/table/PagedTable';
import { redeemHref } from '../places';
import { BookingFilters, type FilterValues } from './BookingFilters';
import { bookingColumns } from './columns';
import { filePages, useBookings } from './use-bookings';

/** All bookings, with filters, sorting and export as a file. */
export function BookingsScreen() {
  const { load, filters, change, sort, loadPage } = useBookings();
  const state = useAdminData(load);
  return (
    <Screen
      title="Bookings"
      actions={
        <ButtonLink variant="outline" href={redeemHref}>
          Redeem a voucher
        </ButtonLink>
      }
    >
      <AdminData name="The list of bookings" state={state}>
        {({ bookings, experiences, undecided, refunds_waiting: refunds, ...list }) => (
          <>
            <Waiting undecided={undecided} refunds={refunds} shown={filters} onShow={change} />
            <BookingFilters
              key={Object.values(filters).join('\n')}
              values={filters}
              experiences={experiences}
              onChange={(values) => change({ ...values })}
            />
            <PagedTable
              label="Bookings"
              columns={bookingColumns}
              rows={bookings}
              rowId={({ reference }) => reference}
              fileName="bookings"
              empty={{
                title: 'No booking matches',
                hint: 'Search for part of the name or reference, or clear the filters.',
              }}
              filePages={filePages}
              sort={sort}
              list={list}
              loadPage={loadPage}
              onChange={change}
            />
          </>
        )}
      </AdminData>
    </Screen>
  );
}

interface WaitingProps {
  /** Number of bookings that need a decision. */
  readonly undecided: number;
  /** Number of refunds that need approval. */
  readonly refunds: number;
  /** Current filters; what they already show needs no notice. */
  readonly shown: Pick<FilterValues, 'status' | 'refund'>;
  readonly onShow: (filter: Readonly<Record<string, string>>) => void;
}

/** Notices about decisions and approvals that are due. */
function Waiting({ undecided, refunds, shown, onShow }: WaitingProps) {
  return (
    <>
      {undecided > 0 && shown.status !== 'PENDING' && (
        <WaitingNotice
          title={
            undecided === 1 ? '1 booking waits for a decision' : `${undecided} bookings wait for a decision`
          }
          onShow={() => onShow({ status: 'PENDING' })}
        >
          They are paid, and the travellers wait to hear from us.
        </WaitingNotice>
      )}
      {refunds > 0 && shown.refund !== 'waiting' && (
        <WaitingNotice
          title={refunds === 1 ? '1 refund waits for approval' : `${refunds} refunds wait for approval`}
          onShow={() => onShow({ refund: 'waiting' })}
        >
          Someone in finance who did not request it has to approve or decline it.
        </WaitingNotice>
      )}
    </>
  );
}

interface WaitingNoticeProps {
  readonly title: string;
  readonly onShow: () => void;
  readonly children: string;
}

function WaitingNotice({ title, onShow, children }: WaitingNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button size="sm" variant="outline" onClick={onShow}>
          Show
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
