import { Link } from '@kaadu/federation/react';
import { VisuallyHidden } from '@kaadu/ui';
import { useEffect, useRef } from 'react';
import { adminHref } from '../paths';
import type { Section } from '../sections';
import { TodayIcon } from './icons';
import styles from './Rail.module.css';

interface RailProps {
  /** Sections that the role may open. */
  readonly sections: readonly Section[];
  /** Name of the current section. */
  readonly current: string | undefined;
  /** Number of visitors who wait for an answer, shown at the inbox. */
  readonly waiting: number;
}

/** Navigation of the admin area: a column next to the screen, or a scrolling row above it in narrow windows. */
export function Rail({ sections, current, waiting }: RailProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current]')?.parentElement;
    if (item && row.current) row.current.scrollLeft = item.offsetLeft - row.current.offsetLeft - 16;
  }, [current]);
  return (
    <div className={styles.rail}>
      <nav className={styles.nav} aria-label="Back office">
        <ul className={styles.list} ref={row}>
          <li>
            <Link className={styles.link} href={adminHref()} aria-current={current ? undefined : 'page'}>
              <TodayIcon /> Today
            </Link>
          </li>
          {sections.map(({ name, title, Icon }) => (
            <li key={name}>
              <Link
                className={styles.link}
                href={adminHref(name)}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon /> {title}
                {name === 'inbox' && waiting > 0 && (
                  <span className={styles.count}>
                    {waiting}
                    <VisuallyHidden> waiting</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
