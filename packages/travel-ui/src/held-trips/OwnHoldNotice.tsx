import { paths } from '@kaadu/contracts';
import type { OwnHold } from '@kaadu/contracts/availability';
import { Link } from '@kaadu/federation/react';
import { ButtonLink, Notice } from '@kaadu/ui';
import { whenText } from '../trip/trip';
import { heldTripsHref } from './HeldTripsLink';

interface OwnHoldNoticeProps {
  readonly experience: { readonly url: string; readonly primary_key: number };
  readonly hold: OwnHold;
}

/** Shows that the visitor is holding rooms or places of the shown dates, with links to continue and to release them. */
export function OwnHoldNotice({ experience, hold }: OwnHoldNoticeProps) {
  return (
    <Notice
      tone="info"
      title="Held for you"
      actions={
        // Loads a document, because its security policy allows the payment gateway.
        <ButtonLink
          size="sm"
          target="_self"
          href={paths.checkout.getHref(experience.url, experience.primary_key, hold)}
        >
          Continue with it
        </ButtonLink>
      }
    >
      <p>
        You are holding {whenText(hold)} here.{' '}
        {hold.is_needed && (
          <span>Nothing else is free on these dates: continue, or release it to choose again. </span>
        )}
        <Link href={heldTripsHref}>See the trips you hold</Link>
      </p>
    </Notice>
  );
}
