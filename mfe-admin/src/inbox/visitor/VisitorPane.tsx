import type { ThreadDetail } from '@kaadu/contracts/chat';
import { parseSitePath } from '@kaadu/contracts/site-path';
import { Link } from '@kaadu/federation/react';
import { ChevronLeftIcon, Skeleton } from '@kaadu/ui';
import { whenText } from '@kaadu/travel-ui/trip';
import { StatusLabel } from '../../bookings/StatusLabel';
import { adminHref } from '../../paths';
import { inboxHref, type InboxPlace } from '../address';
import { sinceText, useNow } from '../waiting-time';
import styles from './VisitorPane.module.css';

interface VisitorPaneProps {
  readonly detail: Pick<ThreadDetail, 'thread' | 'visitor'> | null;
  readonly place: InboxPlace;
}

/** The visitor of a conversation: contact details, current page and bookings. */
export function VisitorPane({ detail, place }: VisitorPaneProps) {
  return (
    <div className={styles.visitor}>
      <Link className={styles.back} href={inboxHref({ ...place, showsVisitor: false })} keepScroll>
        <ChevronLeftIcon /> Conversation
      </Link>
      {detail ? (
        <>
          <Contact visitor={detail.visitor} />
          <Bookings bookings={detail.visitor.bookings} />
        </>
      ) : (
        <Skeleton height="8rem" radius="var(--radius-md)" />
      )}
    </div>
  );
}

type Visitor = ThreadDetail['visitor'];

function Contact({ visitor: { name, email, phone, page, seen_at } }: { readonly visitor: Visitor }) {
  const now = useNow();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{name ?? 'Not signed in'}</h2>
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Not known'}</dd>
        <dt>Phone</dt>
        <dd>{phone ? <a href={`tel:${phone}`}>{phone}</a> : 'Not known'}</dd>
        <dt>Page</dt>
        <dd>
          {page && parseSitePath(page) ? (
            <a href={page} target="_blank" rel="noopener">
              {page}
            </a>
          ) : (
            'Not known'
          )}
        </dd>
        {seen_at && (
          <>
            <dt>Last seen</dt>
            <dd>{sinceText(seen_at, now)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Bookings({ bookings }: Pick<Visitor, 'bookings'>) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Bookings</h2>
      {bookings.length === 0 && <p className={styles.none}>None yet.</p>}
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.reference} className={styles.booking}>
            <Link href={adminHref('bookings', booking.reference)}>{booking.reference}</Link>
            <StatusLabel status={booking.status} />
            <span className={styles.trip}>
              {booking.experience.title}, {whenText(booking)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
