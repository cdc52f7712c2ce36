import type { Advisor, ThreadSummary } from '@kaadu/contracts/chat';
import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import type { Inbox } from '../session/use-inbox';
import styles from './ThreadTools.module.css';
import { useAdvisors } from './use-advisors';

interface ThreadToolsProps {
  readonly inbox: Inbox;
  readonly thread: ThreadSummary;
}

/** The advisor assigned to a thread, and whether it is closed. */
export function ThreadTools({ inbox: { api, inbox, advisor }, thread }: ThreadToolsProps) {
  const { run, busy, problem } = useAction();
  const advisors = useAdvisors(api);
  const { primary_key: key, assigned_to, is_closed } = thread;
  const assign = (user_pk: number | null) =>
    run(async () => inbox.take(await api.assignThread({ thread: key, user_pk })));
  const close = () =>
    run(async () => inbox.take(await api.closeThread({ thread: key, is_closed: !is_closed })));
  const others = assigned_to && !advisors.some(({ primary_key }) => primary_key === assigned_to.primary_key);
  const all: readonly Advisor[] = others ? [assigned_to, ...advisors] : advisors;
  return (
    <div className={styles.tools}>
      <label className={styles.assigned}>
        Assigned to
        <select
          className={styles.select}
          value={assigned_to?.primary_key ?? ''}
          disabled={busy}
          onChange={({ target }) => void assign(target.value === '' ? null : Number(target.value))}
        >
          <option value="">No one</option>
          {all.map(({ primary_key, name }) => (
            <option key={primary_key} value={primary_key}>
              {primary_key === advisor ? `${name} (you)` : name}
            </option>
          ))}
        </select>
      </label>
      <Button size="sm" variant="outline" busy={busy} onClick={() => void close()}>
        {is_closed ? 'Open again' : 'Close'}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </div>
  );
}
