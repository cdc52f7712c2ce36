import type { CannedReply } from '@kaadu/contracts/chat';
import { Button } from '@kaadu/ui';
import { useCallback, useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { InboxApi } from '../session/inbox-api';
import styles from './Replies.module.css';
import { ReplyForm, type ReplyText } from './ReplyForm';

interface RepliesProps {
  readonly api: InboxApi;
  /** The current message, which can be saved as a reply. */
  readonly draft: string;
  readonly onInsert: (text: string) => void;
}

/** Replies that all advisors share, to insert, save, edit and delete. */
export function Replies({ api, draft, onInsert }: RepliesProps) {
  const load = useCallback(() => api.listCannedReplies(), [api]);
  const state = useAdminData(load);
  const [edited, setEdited] = useState<ReplyText | null>(null);
  const saved = async () => {
    await state.refresh();
    setEdited(null);
  };
  if (edited) return <ReplyForm api={api} reply={edited} onSaved={saved} onCancel={() => setEdited(null)} />;
  return (
    <AdminData name="The replies" state={state}>
      {(replies) => (
        <>
          {replies.length === 0 && <p className={styles.none}>No replies saved yet.</p>}
          <ul className={styles.replies}>
            {replies.map((reply) => (
              <Reply
                key={reply.primary_key}
                api={api}
                reply={reply}
                onInsert={() => onInsert(reply.text)}
                onEdit={() => setEdited(reply)}
                onDeleted={state.refresh}
              />
            ))}
          </ul>
          <Button size="sm" variant="outline" onClick={() => setEdited({ title: '', text: draft })}>
            {draft.trim() ? 'Save the text below as a reply' : 'New reply'}
          </Button>
        </>
      )}
    </AdminData>
  );
}

interface ReplyProps {
  readonly api: InboxApi;
  readonly reply: CannedReply;
  readonly onInsert: () => void;
  readonly onEdit: () => void;
  readonly onDeleted: () => Promise<void>;
}

function Reply({ api, reply, onInsert, onEdit, onDeleted }: ReplyProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, busy, problem } = useAction();
  const { primary_key, title, text } = reply;
  const remove = () =>
    run(async () => {
      await api.deleteCannedReply({ primary_key });
      await onDeleted();
    });
  return (
    <li className={styles.reply}>
      <button type="button" className={styles.insert} onClick={onInsert}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </button>
      {isAsking ? (
        <span className={styles.actions}>
          <Button size="sm" variant="outline" busy={busy} onClick={() => void remove()}>
            Delete for everyone
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </span>
      ) : (
        <span className={styles.actions}>
          <Button size="sm" variant="quiet" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Delete ${title}`} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </span>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </li>
  );
}
