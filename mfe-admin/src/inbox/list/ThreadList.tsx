import { Link } from '@kaadu/federation/react';
import { Button, Skeleton } from '@kaadu/ui';
import { useState } from 'react';
import { LoadProblem } from '@kaadu/ui/problem';
import { inboxHref, type InboxPlace } from '../address';
import { type ListName, listNames } from '../session/thread-lists';
import type { Inbox } from '../session/use-inbox';
import { useNow } from '../waiting-time';
import styles from './ThreadList.module.css';
import { ThreadRow } from './ThreadRow';

interface ThreadListProps {
  readonly inbox: Inbox;
  readonly place: InboxPlace;
}

const lists: readonly ListName[] = ['waiting', 'mine', 'open', 'closed'];

const nothing: Readonly<Record<ListName, string>> = {
  waiting: 'No visitor is waiting for an answer.',
  mine: 'No conversation is assigned to you. The first advisor to answer takes it.',
  open: 'No conversation is open.',
  closed: 'No conversation has been closed.',
};

/** The lists with their counts, and the conversations of one of them. */
export function ThreadList({ inbox: { inbox, snapshot }, place }: ThreadListProps) {
  const { threads, counts, hasMore, problem } = snapshot;
  const now = useNow();
  return (
    <>
      <nav className={styles.lists} aria-label="Lists">
        {lists.map((list) => (
          <Link
            key={list}
            className={styles.name}
            href={inboxHref({ ...place, list, showsVisitor: false })}
            keepScroll
            aria-current={list === place.list ? 'page' : undefined}
          >
            {listNames[list]} <span className={styles.count}>{counts ? counts[list] : '–'}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.scroller}>
        {problem && (
          <LoadProblem title="The list could not be loaded" onRetry={() => void inbox.refresh()}>
            {problem.message}
          </LoadProblem>
        )}
        {!threads && !problem && <Loading />}
        {threads?.length === 0 && <p className={styles.nothing}>{nothing[place.list]}</p>}
        <ul className={styles.threads}>
          {threads?.map((thread) => (
            <ThreadRow
              key={thread.primary_key}
              thread={thread}
              place={place}
              isCurrent={thread.primary_key === place.thread}
              now={now}
            />
          ))}
        </ul>
        {hasMore && <More load={() => inbox.more()} />}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="Loading conversations">
      {['a', 'b', 'c', 'd'].map((line) => (
        <Skeleton key={line} height="3.75rem" radius="var(--radius-md)" />
      ))}
    </div>
  );
}

function More({ load }: { readonly load: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const more = () => {
    setBusy(true);
    void load().finally(() => setBusy(false));
  };
  return (
    <Button className={styles.more} size="sm" variant="outline" busy={busy} onClick={more}>
      More conversations
    </Button>
  );
}
