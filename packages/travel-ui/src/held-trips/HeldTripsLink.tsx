import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { useHeldCount } from './use-held-count';
import { useBookingText } from '../booking/messages';

/** URL of the list of held trips. */
export const heldTripsHref = `${paths.myBookings.getHref()}#held`;

interface HeldTripsLinkProps {
  /** Whether the server has said that there are some, which another browser may have made. */
  readonly known?: boolean;
}

/** Link to the trips that the visitor is holding. Renders nothing when there are none. */
export function HeldTripsLink({ known = false }: HeldTripsLinkProps) {
  const t = useBookingText();
  const count = useHeldCount();
  if (count === 0 && !known) return null;
  return <Link href={heldTripsHref}>{t('seeHolds', { count: count === 1 ? 1 : 2 })}</Link>;
}
