import type { SearchSuggestions } from '@kaadu/contracts/search';
import { CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import { useHeaderText } from '../messages';
import styles from './MobileSearch.module.css';
import { SearchBox } from './SearchBox';

interface MobileSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly suggestions: SearchSuggestions | undefined;
}

/** §2.3: on a phone the search is a panel that slides in from the side. */
export function MobileSearch({ open, onClose, suggestions }: MobileSearchProps) {
  const t = useHeaderText();
  return (
    <Dialog open={open} onClose={onClose} label={t('search')} placement="right" className={styles.panel}>
      <div className={styles.top}>
        <h2 className={styles.title}>{t('search')}</h2>
        <IconButton label={t('closeSearch')} onClick={onClose}>
          <CloseIcon size="1.5rem" />
        </IconButton>
      </div>
      {open && <SearchBox suggestions={suggestions} placement="panel" onLeave={onClose} />}
    </Dialog>
  );
}
