import { useOrigins } from '@kaadu/api-client/origins';
import { useState } from 'react';
import { useChat } from '../session/use-chat';
import { useIsAnswered } from '../session/use-is-answered';
import { Composer } from '@kaadu/travel-ui/conversation';
import type { Cards } from '@kaadu/travel-ui/conversation';
import { MessageLog } from '@kaadu/travel-ui/conversation';
import { StatusLine } from '@kaadu/travel-ui/conversation';
import { useDraft } from '@kaadu/travel-ui/conversation';
import styles from './Conversation.module.css';
import { Greeting } from './Greeting';
import { PayableRequest } from './PayableRequest';
import { HoldableProposal } from './HoldableProposal';
import { OfficeHours } from './OfficeHours';
import { suggestionsFor } from './suggestions';

const cards: Cards = {
  proposal: (sent) => <HoldableProposal sent={sent} />,
  payment: (payment) => <PayableRequest payment={payment} />,
};

/** The visitor's conversation with the team: messages, pending messages and the composer. */
export function Conversation() {
  const { siteUrl } = useOrigins();
  const { session, snapshot } = useChat();
  const { talk } = session;
  const draft = useDraft('chatDraft');
  const [focused, setFocused] = useState(0);
  const { state, messages, outgoing, link } = snapshot;
  const isAnswered = useIsAnswered(state);
  const isEmpty = state !== null && messages.length === 0 && outgoing.length === 0;
  const choose = (text: string) => {
    draft.set(text);
    // A new number moves the focus each time.
    setFocused((before) => before + 1);
  };
  return (
    <div className={styles.conversation}>
      <StatusLine link={link} isReady={state !== null} />
      <MessageLog talk={talk} snapshot={snapshot} side="visitor" cards={cards}>
        {isEmpty && (
          <Greeting
            suggestions={suggestionsFor(siteUrl, document.referrer)}
            isOpen={isAnswered}
            onChoose={choose}
          />
        )}
      </MessageLog>
      {state && (
        <OfficeHours
          state={state}
          isOpen={isAnswered}
          onSave={(email) => session.saveEmail(email)}
          hasAsked={!isEmpty}
        />
      )}
      <Composer
        draft={draft}
        focused={focused}
        onTyping={() => talk.typing()}
        onSend={(text) => talk.send(text)}
        onSendImage={(file) => talk.send('', file)}
      />
    </div>
  );
}
