import { Link } from '@kaadu/federation/react';
import { Button, ChevronLeftIcon, Skeleton } from '@kaadu/ui';
import { useState, useSyncExternalStore } from 'react';
import { PaymentCard } from '@kaadu/travel-ui/conversation';
import { ProposalCard } from '@kaadu/travel-ui/conversation';
import { Composer } from '@kaadu/travel-ui/conversation';
import type { Cards } from '@kaadu/travel-ui/conversation';
import { MessageLog } from '@kaadu/travel-ui/conversation';
import { useDraft } from '@kaadu/travel-ui/conversation';
import { LoadProblem } from '@kaadu/ui/problem';
import { inboxHref, type InboxPlace } from '../address';
import { PaymentForm } from '../forms/PaymentForm';
import { ProposalForm } from '../forms/ProposalForm';
import { Replies } from '../replies/Replies';
import type { OpenThread } from '../session/inbox-state';
import type { Inbox } from '../session/use-inbox';
import { visitorName } from '../visitor-name';
import { ExtraPanel } from './ExtraPanel';
import styles from './ThreadPane.module.css';
import { ThreadTools } from './ThreadTools';

interface ThreadPaneProps {
  readonly inbox: Inbox;
  readonly place: InboxPlace;
  readonly thread: number;
}

const cards: Cards = {
  proposal: ({ proposal, state }) => <ProposalCard proposal={proposal} state={state} />,
  payment: (payment) => <PaymentCard payment={payment} side="advisor" />,
};

/** The thread in the URL, once it has loaded. */
export function ThreadPane({ inbox, place, thread }: ThreadPaneProps) {
  const { open, inbox: session } = inbox;
  if (open?.detail) return <OpenPane inbox={inbox} place={place} thread={thread} open={open} />;
  return (
    <div className={styles.waiting}>
      <BackLink place={place} />
      {open?.problem ? (
        <LoadProblem
          title="The conversation could not be loaded"
          onRetry={() => void session.readThread(thread)}
        >
          {open.problem.message}
        </LoadProblem>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the conversation">
          <Skeleton height="12rem" radius="var(--radius-lg)" />
        </div>
      )}
    </div>
  );
}

type Extra = 'payment' | 'proposal' | 'replies';
const extras: Readonly<Record<Extra, string>> = {
  payment: 'Request a payment',
  proposal: 'Propose a trip',
  replies: 'Replies',
};

interface OpenPaneProps extends ThreadPaneProps {
  readonly open: OpenThread;
}

function OpenPane({ inbox, place, thread, open: { talk, detail } }: OpenPaneProps) {
  const snapshot = useSyncExternalStore(talk.store.subscribe, talk.store.get);
  const draft = useDraft(`inboxDraft:${thread}`);
  const [extra, setExtra] = useState<Extra | null>(null);
  const [focused, setFocused] = useState(0);
  if (!detail) return null;
  const { api, inbox: session } = inbox;
  const backToText = () => {
    setExtra(null);
    setFocused((before) => before + 1);
  };
  const sent = () => {
    backToText();
    void session.readThread(thread);
  };
  const form = { api, thread, onSent: sent, onCancel: backToText };
  const insert = (text: string) => {
    draft.set(draft.text.trim() ? `${draft.text.trimEnd()}\n${text}` : text);
    backToText();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.talk}>
        <header className={styles.head}>
          <BackLink place={place} />
          <h2 className={styles.name}>{visitorName(detail.thread)}</h2>
          <Link className={styles.aside} href={inboxHref({ ...place, showsVisitor: true })} keepScroll>
            About the visitor
          </Link>
          <ThreadTools inbox={inbox} thread={detail.thread} />
        </header>
        <MessageLog talk={talk} snapshot={snapshot} side="advisor" cards={cards} />
        <Extras open={extra} onOpen={setExtra} />
        <Composer
          draft={draft}
          focused={focused}
          onTyping={() => talk.typing()}
          onSend={(text) => talk.send(text)}
          onSendImage={(file) => talk.send('', file)}
        />
      </div>
      {extra && (
        <ExtraPanel key={extra} title={extras[extra]} onClose={backToText}>
          {extra === 'payment' && <PaymentForm {...form} />}
          {extra === 'proposal' && <ProposalForm {...form} isMember={detail.thread.visitor !== null} />}
          {extra === 'replies' && <Replies api={api} draft={draft.text} onInsert={insert} />}
        </ExtraPanel>
      )}
    </div>
  );
}

/** Leads back to the list in narrow windows. */
function BackLink({ place }: Pick<ThreadPaneProps, 'place'>) {
  return (
    <Link
      className={styles.back}
      href={inboxHref({ ...place, thread: null, showsVisitor: false })}
      keepScroll
    >
      <ChevronLeftIcon /> Conversations
    </Link>
  );
}

interface ExtrasProps {
  readonly open: Extra | null;
  readonly onOpen: (extra: Extra | null) => void;
}

/** Buttons that open the forms of attachments. */
function Extras({ open, onOpen }: ExtrasProps) {
  return (
    <div className={styles.extras} role="group" aria-label="Send something else">
      {(['payment', 'proposal', 'replies'] as const).map((name) => (
        <Button
          key={name}
          size="sm"
          variant={open === name ? 'primary' : 'outline'}
          aria-expanded={open === name}
          onClick={() => onOpen(open === name ? null : name)}
        >
          {extras[name]}
        </Button>
      ))}
    </div>
  );
}
