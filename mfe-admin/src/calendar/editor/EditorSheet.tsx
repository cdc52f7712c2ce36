import { CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-window-days';
import styles from './editor.module.css';

interface EditorSheetProps {
  /** Null while closed. */
  readonly title: string | null;
  readonly names: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The editor next to the calendar; a bottom sheet on phones. */
export function EditorSheet({ title, names, onClose, children }: EditorSheetProps) {
  const isNarrow = useIsNarrow();
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      label={title ?? 'Editor'}
      placement={isNarrow ? 'bottom' : 'right'}
    >
      {title !== null && (
        <div className={styles.sheet}>
          <header className={styles.top}>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.names}>{names}</p>
            </div>
            <IconButton label="Close the editor" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </Dialog>
  );
}
