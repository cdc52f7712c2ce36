import { formatMoney, site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { usePartText } from '../messages';
import { Sentence } from '../Sentence/Sentence';

interface RefundNoticeProps extends Pick<Booking, 'refund'> {
  /** Whether it takes the focus, after the visitor has just cancelled. */
  readonly focused?: boolean;
}

/** The state of a booking's refund; renders nothing without one. */
export function RefundNotice({ refund, focused }: RefundNoticeProps) {
  const t = usePartText();
  if (!refund) return null;
  // A refund under way names the part that has not left us yet.
  const amount = formatMoney(refund.outstanding ?? refund.amount, refund.currency);
  if (refund.status === 'processed') {
    return (
      <Notice tone="success" focused={focused} title={t('refundDone', { amount })}>
        <p>
          <span>{refund.by_other_means ? t('refundOtherWay') : t('refundSameWay')}</span> {t('banksTake')}
        </p>
      </Notice>
    );
  }
  if (refund.status === 'failed') {
    return (
      <Notice tone="danger" focused={focused} title={t('refundFailed', { amount })}>
        <p>
          <Sentence t={t} of="refundFailedText" parts={{ phone: <PhoneLink phone={site.supportPhone} /> }} />
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" focused={focused} title={t('refundUnderWay', { amount })}>
      <p>{t('refundUnderWayText')}</p>
    </Notice>
  );
}
