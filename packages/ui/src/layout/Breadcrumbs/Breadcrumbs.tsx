import { Link } from '@kaadu/federation/react';
import type { Crumb } from './breadcrumb-list';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[];
  /** Name of the current page. */
  readonly current: string;
  readonly onDark?: boolean;
}

/** Breadcrumb navigation. The current page is last and is not a link. */
export function Breadcrumbs({ trail, current, onDark }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list} data-on-dark={onDark || undefined}>
        {trail.map(({ name, href }) => (
          <li key={href} className={styles.step}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
