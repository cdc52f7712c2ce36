import { Button, VisuallyHidden } from '@kaadu/ui';
import type { Outgoing } from '../session/outgoing';
import { MessageText } from './MessageText';
import styles from './Message.module.css';

interface OutgoingItemProps {
  readonly outgoing: Outgoing;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message that the server has not acknowledged yet. */
export function OutgoingItem({ outgoing, onRetry, onDiscard }: OutgoingItemProps) {
  const { text, file, state, problem } = outgoing;
  return (
    <li className={styles.message} data-from="self" data-state={state}>
      <p className={styles.who}>
        <VisuallyHidden>You</VisuallyHidden>
      </p>
      <div className={styles.bubble}>
        {file ? <p className={styles.text}>{file.name}</p> : <MessageText text={text} />}
      </div>
      {state === 'sending' ? (
        <p className={styles.meta}>Sending …</p>
      ) : (
        <div className={styles.failure}>
          <p>
            {state === 'refused'
              ? `Not sent: ${problem ?? 'it was refused.'}`
              : `Not sent yet. ${problem ?? 'We try again as soon as there is a connection.'}`}
          </p>
          <Button size="sm" variant="quiet" onClick={onRetry}>
            Try again
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
