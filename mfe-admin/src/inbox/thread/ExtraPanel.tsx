import { CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useMedia } from '../../shared/screen/use-media';
import styles from './ThreadPane.module.css';

interface ExtraPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form next to the conversation, which stays visible; a bottom sheet in narrow windows. */
export function ExtraPanel({ title, onClose, children }: ExtraPanelProps) {
  const isNarrow = useMedia('(width < 64em)');
  const content = (
    <>
      <header className={styles.extraHead}>
        <h3 className={styles.extraTitle}>{title}</h3>
        <IconButton label={`Close: ${title}`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {children}
    </>
  );
  if (isNarrow) {
    return (
      <Dialog open onClose={onClose} label={title} placement="bottom">
        <div className={styles.extra}>{content}</div>
      </Dialog>
    );
  }
  return (
    <aside className={styles.extra} data-panel aria-label={title}>
      {content}
    </aside>
  );
}
