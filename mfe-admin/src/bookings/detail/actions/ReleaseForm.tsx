import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { ReasonedAction } from './ReasonedAction';

interface ReleaseFormProps {
  readonly booking: StaffBooking;
  readonly release: (reason: string) => Promise<void>;
}

/** Ends a hold, so that its places can be sold. */
export function ReleaseForm({ booking: { booking }, release }: ReleaseFormProps) {
  return (
    <ReasonedAction
      title="Release the hold"
      lead="Nothing has been paid. The traveller can no longer pay this hold, and its places are free again."
      question={`Release ${booking.reference}?`}
      facts={[
        { name: 'Goes back', value: `${formatPaise(0)}: nothing has been paid` },
        { name: 'Not paid any more', value: formatPaise(booking.quote.total) },
        { name: 'Hold', value: 'Ends at once. Its places are free again.' },
      ]}
      action="Release the hold"
      act={release}
    />
  );
}
