import type { Staff } from '@kaadu/contracts/admin';
import { useBus } from '@kaadu/event-bus/react';
import { Button, ChevronDownIcon, UserIcon } from '@kaadu/ui';
import { useClosingDetails } from '@kaadu/ui/disclosure';
import { useRef } from 'react';
import styles from './TopBar.module.css';

interface AccountMenuProps {
  readonly staff: Staff;
  /** Whether a sound announces waiting visitors; null for roles without the inbox. */
  readonly hasSound: boolean | null;
  readonly onSound: (isOn: boolean) => void;
}

/** The account of the member of staff: name, role, sound and sign-out. */
export function AccountMenu({ staff, hasSound, onSound }: AccountMenuProps) {
  const bus = useBus();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu);
  const { first_name, last_name, email, role } = staff;
  return (
    <details ref={menu} className={styles.account}>
      <summary className={`${styles.tool} ${styles.summary}`} aria-label={`Account of ${first_name}`}>
        <UserIcon /> <span className={styles.name}>{first_name}</span> <ChevronDownIcon />
      </summary>
      <div className={styles.menu}>
        <p className={styles.who}>
          <strong>
            {first_name} {last_name}
          </strong>
          <br />
          {email}
          <br />
          Role: {role}
        </p>
        {hasSound !== null && (
          <label className={styles.setting}>
            <input type="checkbox" checked={hasSound} onChange={({ target }) => onSound(target.checked)} />
            Play a sound when a visitor is waiting
          </label>
        )}
        <Button size="sm" variant="outline" onClick={() => bus.emit('auth:logout-requested', {})}>
          Sign out
        </Button>
      </div>
    </details>
  );
}
