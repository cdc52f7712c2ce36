import { Button } from '@kaadu/ui';
import { type ReactNode, useState } from 'react';
import { longDate } from '@kaadu/ui/dates';
import { indiaClock } from '@kaadu/contracts/india-time';
import type { ChatSnapshot } from '../session/chat-store';
import type { Talk } from '../session/talk';
import { paymentStates, proposalStates } from '../session/thread-log';
import { type Cards, MessageItem } from './MessageItem';
import type { ThreadSide } from './thread-side';
import styles from './MessageLog.module.css';
import { OutgoingItem } from './OutgoingItem';
import { useFollowing } from './use-following';

interface MessageLogProps {
  readonly talk: Pick<Talk, 'read' | 'loadEarlier' | 'retry' | 'discard'>;
  readonly snapshot: ChatSnapshot;
  /** Side that the page belongs to. */
  readonly side: ThreadSide;
  readonly cards: Cards;
  /** Content above the messages. */
  readonly children?: ReactNode;
}

/** The messages, newest at the bottom; screen readers announce new ones. */
export function MessageLog({ talk, snapshot, side, cards, children }: MessageLogProps) {
  const { messages, outgoing, isTyping, hasEarlier, state } = snapshot;
  const readByOther = (side === 'visitor' ? state?.read_by_advisor : state?.read_by_visitor) ?? 0;
  const payments = paymentStates(messages, state?.payments);
  const proposals = proposalStates(state?.proposals);
  const count = messages.length + outgoing.length;
  const { log, missed, toEnd } = useFollowing(count, state?.unread ?? 0, () => talk.read());
  const dayOf = (instant: string) => indiaClock(Date.parse(instant)).slice(0, 10);
  return (
    <div className={styles.scroller}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label="Messages" aria-live="polite" tabIndex={0}>
        {children}
        {hasEarlier && <Earlier load={() => talk.loadEarlier()} />}
        <ol className={styles.list}>
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const day = dayOf(message.sent_at);
            return (
              <MessageItem
                key={message.number}
                message={message}
                payments={payments}
                proposals={proposals}
                side={side}
                cards={cards}
                day={!before || dayOf(before.sent_at) !== day ? longDate(day) : null}
                isRead={message.number <= readByOther}
              />
            );
          })}
          {outgoing.map((one) => (
            <OutgoingItem
              key={one.id}
              outgoing={one}
              onRetry={() => talk.retry(one.id)}
              onDiscard={() => talk.discard(one.id)}
            />
          ))}
        </ol>
        {isTyping && (
          <p className={styles.typing}>
            <span className={styles.dots} aria-hidden="true" />{' '}
            <span>{side === 'visitor' ? 'An advisor' : 'The visitor'}</span> is writing …
          </p>
        )}
      </div>
      {missed && (
        <Button size="sm" className={styles.jump} onClick={toEnd}>
          New messages
        </Button>
      )}
    </div>
  );
}

function Earlier({ load }: { readonly load: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const more = () => {
    setState('loading');
    load().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Button size="sm" variant="quiet" className={styles.earlier} busy={state === 'loading'} onClick={more}>
      {state === 'failed' ? 'That did not work. Try again' : 'Earlier messages'}
    </Button>
  );
}
