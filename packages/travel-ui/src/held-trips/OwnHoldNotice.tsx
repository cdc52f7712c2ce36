import { paths } from '@kaadu/contracts';
import type { OwnHold } from '@kaadu/contracts/availability';
import { Link, useLanguage } from '@kaadu/federation/react';
import { ButtonLink, Notice } from '@kaadu/ui';
import { whenText } from '../trip/trip';
import { heldTripsHref } from './HeldTripsLink';
import { useBookingText } from '../booking/messages';
import { useTripText } from '../messages';

interface OwnHoldNoticeProps {
  readonly experience: { readonly url: string; readonly primary_key: number };
  readonly hold: OwnHold;
}

/** Shows that the visitor is holding rooms or places of the shown dates, with links to continue and to release them. */
export function OwnHoldNotice({ experience, hold }: OwnHoldNoticeProps) {
  const t = useBookingText();
  const trip = useTripText();
  const language = useLanguage();
  return (
    <Notice
      tone="info"
      title={t('heldForYou')}
      actions={
        // Loads a document, because its security policy allows the payment gateway.
        <ButtonLink
          size="sm"
          target="_self"
          href={paths.checkout.getHref(experience.url, experience.primary_key, hold)}
        >
          {t('continueHold')}
        </ButtonLink>
      }
    >
      <p>
        {t('youHold', { when: whenText(hold, trip, language) })}{' '}
        {hold.is_needed && <span>{t('nothingElseFree')}</span>}
        <Link href={heldTripsHref}>{t('seeHolds', { count: 2 })}</Link>
      </p>
    </Notice>
  );
}
