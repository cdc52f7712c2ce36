import { Button, CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly total: number;
  /** Whether the results for the last choice are still loading. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

/** The filters on a small screen. */
export function FilterSheet({ open, onClose, total, pending, children }: FilterSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} label="Filters" placement="bottom">
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>Filters</h2>
            <IconButton label="Close filters" onClick={onClose} data-autofocus>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            <Button size="lg" className={styles.show} onClick={onClose}>
              {pending ? 'Counting…' : total === 0 ? 'Nothing matches' : `Show ${total}`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
