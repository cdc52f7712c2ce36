import type { Staff } from '@kaadu/contracts/admin';
import { Link } from '@kaadu/federation/react';
import { useEffect, useRef } from 'react';
import { adminHref } from '../paths';
import type { Section } from '../sections';
import styles from './Rail.module.css';

interface RailProps {
  readonly staff: Staff;
  /** Sections that the role may open. */
  readonly sections: readonly Section[];
  /** Name of the current section. */
  readonly current: string | undefined;
}

/** Navigation of the admin area: a column next to the screen, or a scrolling row above it in narrow windows. */
export function Rail({ staff, sections, current }: RailProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current]')?.parentElement;
    if (item && row.current) row.current.scrollLeft = item.offsetLeft - row.current.offsetLeft - 16;
  }, [current]);
  return (
    <div className={styles.rail}>
      <a className={styles.skip} href="#admin-screen">
        Skip navigation
      </a>
      <nav className={styles.nav} aria-label="Back office">
        <Link className={styles.area} href={adminHref()} aria-current={current ? undefined : 'page'}>
          Back office
        </Link>
        <ul className={styles.list} ref={row}>
          {sections.map(({ name, title, Icon }) => (
            <li key={name}>
              <Link
                className={styles.link}
                href={adminHref(name)}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon /> {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.who}>
        <span className={styles.name}>
          {staff.first_name} {staff.last_name}
        </span>
        <span className={styles.role}>{staff.role}</span>
      </p>
    </div>
  );
}
