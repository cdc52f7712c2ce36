import type { SearchSuggestions } from '@kaadu/contracts/search';
import { CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import styles from './MobileSearch.module.css';
import { SearchBox } from './SearchBox';

interface MobileSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly suggestions: SearchSuggestions | undefined;
}

/** §2.3: on a phone the search is a panel that slides in from the side. */
export function MobileSearch({ open, onClose, suggestions }: MobileSearchProps) {
  return (
    <Dialog open={open} onClose={onClose} label="Search" placement="right" className={styles.panel}>
      <div className={styles.top}>
        <h2 className={styles.title}>Search</h2>
        <IconButton label="Close search" onClick={onClose}>
          <CloseIcon size="1.5rem" />
        </IconButton>
      </div>
      {open && <SearchBox suggestions={suggestions} placement="panel" onLeave={onClose} />}
    </Dialog>
  );
}
