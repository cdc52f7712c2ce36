import type { ThreadSummary } from '@kaadu/contracts/chat';
import { Link } from '@kaadu/federation/react';
import { VisuallyHidden } from '@kaadu/ui';
import { inboxHref, type InboxPlace } from '../address';
import { visitorName } from '../visitor-name';
import { sinceText } from '../waiting-time';
import styles from './ThreadList.module.css';

interface ThreadRowProps {
  readonly thread: ThreadSummary;
  readonly place: InboxPlace;
  readonly isCurrent: boolean;
  readonly now: number;
}

/** A conversation in a list: visitor, last message, waiting time and assigned advisor. */
export function ThreadRow({ thread, place, isCurrent, now }: ThreadRowProps) {
  const { primary_key, waiting_since, last_at, last_text, last_from, unread, assigned_to } = thread;
  return (
    <li>
      <Link
        className={styles.thread}
        href={inboxHref({ list: place.list, thread: primary_key, showsVisitor: false })}
        keepScroll
        aria-current={isCurrent ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <span className={styles.who}>{visitorName(thread)}</span>
        {waiting_since ? (
          <span className={styles.waiting}>
            <VisuallyHidden>waits </VisuallyHidden>
            {sinceText(waiting_since, now)}
          </span>
        ) : (
          <span className={styles.time}>{sinceText(last_at, now)}</span>
        )}
        <span className={styles.text}>
          <span>{last_from === 'advisor' && 'Us: '}</span>
          <span>{last_text || (last_from === 'visitor' ? 'A picture' : 'A card')}</span>
        </span>
        {unread > 0 && (
          <span className={styles.unread}>
            {unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
        {assigned_to && <span className={styles.assigned}>{assigned_to.name}</span>}
      </Link>
    </li>
  );
}
