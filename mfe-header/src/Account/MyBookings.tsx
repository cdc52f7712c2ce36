import { TicketIcon } from '@kaadu/ui';
import { useHeaderText } from '../messages';

interface MyBookingsProps {
  /** Null without a primary key. */
  readonly href: string | null;
  readonly className?: string;
}

/** §2.2: opens the bookings on the API host in a new tab; without a primary key it only logs an error. */
export function MyBookings({ href, className }: MyBookingsProps) {
  const t = useHeaderText();
  const content = (
    <>
      <TicketIcon />
      {t('myBookings')}
    </>
  );
  if (href) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => console.error('My bookings: the signed-in user has no primary key')}
    >
      {content}
    </button>
  );
}
