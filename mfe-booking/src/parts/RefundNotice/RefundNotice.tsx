import { formatMoney, site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';

interface RefundNoticeProps extends Pick<Booking, 'refund'> {
  /** Whether it takes the focus, after the visitor has just cancelled. */
  readonly focused?: boolean;
}

/** The state of a booking's refund; renders nothing without one. */
export function RefundNotice({ refund, focused }: RefundNoticeProps) {
  if (!refund) return null;
  // A refund under way names the part that has not left us yet.
  const amount = formatMoney(refund.outstanding ?? refund.amount, refund.currency);
  if (refund.status === 'processed') {
    return (
      <Notice tone="success" focused={focused} title={`${amount} has been refunded`}>
        <p>
          <span>
            {refund.by_other_means
              ? 'It could not go back the way you paid, so we have paid it to you in another way.'
              : 'It went back the way you paid.'}
          </span>{' '}
          Banks take up to seven working days to show it.
        </p>
      </Notice>
    );
  }
  if (refund.status === 'failed') {
    return (
      <Notice tone="danger" focused={focused} title={`The refund of ${amount} has not gone through yet`}>
        <p>
          It was refused. Our accounts team is handling it and will e-mail you; you can also call{' '}
          <PhoneLink phone={site.supportPhone} />.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" focused={focused} title={`${amount} is on its way back to you`}>
      <p>It goes back the way you paid, within seven working days. We e-mail you when it is done.</p>
    </Notice>
  );
}
