import { useNavigation } from '@kaadu/federation/react';
import { EmptyState } from '@kaadu/ui';
import { StatusLine } from '@kaadu/travel-ui/conversation';
import type { ScreenProps } from '../sections';
import { Screen } from '../shared/screen/Screen';
import { readPlace } from './address';
import styles from './InboxSection.module.css';
import { ThreadList } from './list/ThreadList';
import { useInbox } from './session/use-inbox';
import { ThreadPane } from './thread/ThreadPane';
import { VisitorPane } from './visitor/VisitorPane';

/** Conversations with visitors: lists, a thread and its visitor. Narrow windows show one of them at a time. */
export function InboxSection({ path }: ScreenProps) {
  const { search } = useNavigation().location;
  const place = readPlace(path, search);
  const inbox = useInbox(place.list, place.thread);
  const { snapshot, open } = inbox;
  const step = place.thread === null ? 'list' : place.showsVisitor ? 'visitor' : 'thread';
  return (
    <Screen title="Inbox">
      <div className={styles.inbox} data-step={step}>
        <div className={styles.status}>
          <StatusLine link={snapshot.link} isReady={snapshot.threads !== null} />
        </div>
        <section className={styles.list} aria-label="Conversations">
          <ThreadList inbox={inbox} place={place} />
        </section>
        <section className={styles.thread} aria-label="Conversation">
          {place.thread === null ? (
            <EmptyState title="No conversation is open">
              <p>Choose one from the list. The visitor who has waited longest is first.</p>
            </EmptyState>
          ) : (
            <ThreadPane key={place.thread} inbox={inbox} place={place} thread={place.thread} />
          )}
        </section>
        {place.thread !== null && (
          <aside className={styles.visitor} aria-label="Visitor">
            <VisitorPane detail={open?.detail ?? null} place={place} />
          </aside>
        )}
      </div>
    </Screen>
  );
}
