import type { CalendarChange } from '@kaadu/contracts/calendar';
import { Button, CloseIcon, IconButton } from '@kaadu/ui';
import styles from './ChangeToast.module.css';
import type { ChangeNews } from './use-changes';

interface ChangeToastProps {
  readonly news: ChangeNews | null;
  readonly busy: boolean;
  readonly onUndo: (change: CalendarChange, isUndo: boolean) => void;
  readonly onDismiss: () => void;
}

/** Reports the latest change with an undo button, until the next change or until it is closed. */
export function ChangeToast({ news, busy, onUndo, onDismiss }: ChangeToastProps) {
  return (
    <div className={styles.place} role="status">
      {news && (
        <div className={styles.toast} data-tone={news.problem ? 'danger' : 'done'}>
          <div className={styles.text}>
            {news.problem && <strong>The change was not undone. {news.problem.message}</strong>}
            <span>{news.text}</span>
            {news.problem?.errors['days']?.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
          {news.change && (
            <Button
              size="sm"
              variant="accent"
              busy={busy}
              onClick={() => news.change && onUndo(news.change, news.isUndo)}
            >
              {news.isUndo ? 'Redo' : 'Undo'}
            </Button>
          )}
          <IconButton label="Close this message" onDark onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
