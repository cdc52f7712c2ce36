import { useOrigins } from '@kaadu/api-client/origins';
import { imageUrl, site } from '@kaadu/contracts';
import type { ChatImage, ChatMessage, ChatPayment, ProposalState, TripProposal } from '@kaadu/contracts/chat';
import { indiaClock } from '@kaadu/contracts/india-time';
import { VisuallyHidden } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { MessageText } from './MessageText';
import type { ThreadSide } from './thread-side';
import styles from './Message.module.css';

/** A proposal in a thread. */
export interface SentProposal {
  /** Id of its message. */
  readonly id: string;
  readonly proposal: TripProposal;
  /** State of its newest booking; null without one. */
  readonly state: ProposalState | null;
}

/** Cards in a message. Each side renders its own actions. */
export interface Cards {
  readonly proposal: (proposal: SentProposal) => ReactNode;
  readonly payment: (payment: ChatPayment) => ReactNode;
}

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly payments: ReadonlyMap<string, ChatPayment>;
  readonly proposals: ReadonlyMap<string, ProposalState>;
  /** Set on the first message of a day. */
  readonly day: string | null;
  /** Side that the page belongs to. */
  readonly side: ThreadSide;
  readonly cards: Cards;
  /** Whether the other side has read it. */
  readonly isRead: boolean;
}

/** A message with its author and time. */
export function MessageItem({ message, payments, proposals, side, cards, day, isRead }: MessageItemProps) {
  const { id, from, text, image, proposal, payment, sent_at: sentAt } = message;
  const isNotice = from === 'system';
  const isOwn = from === side;
  return (
    <>
      {day && <li className={styles.day}>{day}</li>}
      <li className={styles.message} data-from={isNotice ? 'system' : isOwn ? 'self' : 'other'}>
        {!isNotice && <Who message={message} side={side} />}
        <div className={styles.bubble}>
          {text && <MessageText text={text} />}
          {image && <SentImage image={image} isOwn={isOwn} />}
          {proposal && cards.proposal({ id, proposal, state: proposals.get(id) ?? null })}
          {payment && !isNotice && cards.payment(payments.get(payment.token) ?? payment)}
        </div>
        <p className={styles.meta}>
          <time dateTime={sentAt}>{indiaClock(Date.parse(sentAt)).slice(11)}</time>
          {isOwn && <span>{isRead ? ' · Read' : ' · Sent'}</span>}
        </p>
      </li>
    </>
  );
}

/** Author of a message; advisors see which of them wrote it. */
function Who({ message: { from, author }, side }: Pick<MessageItemProps, 'message' | 'side'>) {
  if (from === 'visitor' && side === 'advisor') return <p className={styles.who}>Visitor</p>;
  if (from === 'visitor') {
    return (
      <p className={styles.who}>
        <VisuallyHidden>You</VisuallyHidden>
      </p>
    );
  }
  const name = author ?? 'An advisor';
  return <p className={styles.who}>{side === 'advisor' ? name : `${name}, ${site.name}`}</p>;
}

function SentImage({ image, isOwn }: { readonly image: ChatImage; readonly isOwn: boolean }) {
  const { apiUrl } = useOrigins();
  const { imagestorepath } = image;
  return (
    <a href={imageUrl(apiUrl, imagestorepath, 'hero', { density: 2 })} target="_blank" rel="noopener">
      <img
        className={styles.image}
        src={imageUrl(apiUrl, imagestorepath, 'card')}
        width={480}
        height={360}
        alt={isOwn ? 'Picture that you sent' : 'Picture that you were sent'}
      />
    </a>
  );
}
