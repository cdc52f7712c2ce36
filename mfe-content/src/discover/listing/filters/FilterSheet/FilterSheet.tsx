import { Button, CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useListingText } from '../../../messages';
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
  const t = useListingText();
  return (
    <Dialog open={open} onClose={onClose} label={t('filters')} placement="bottom">
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('filters')}</h2>
            <IconButton label={t('closeFilters')} onClick={onClose} data-autofocus>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            <Button size="lg" className={styles.show} onClick={onClose}>
              {pending ? t('counting') : total === 0 ? t('nothing') : t('show', { count: total })}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
