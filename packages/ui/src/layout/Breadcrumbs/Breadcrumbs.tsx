import { Link } from '@kaadu/federation/react';
import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumb-list';
import { useUiText } from '../../messages';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[];
  /** Name of the current page. */
  readonly current: ReactNode;
  readonly onDark?: boolean;
}

/** Breadcrumb navigation. The current page is last and is not a link. */
export function Breadcrumbs({ trail, current, onDark }: BreadcrumbsProps) {
  const t = useUiText();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list} data-on-dark={onDark || undefined}>
        {trail.map(({ name, href, lang }) => (
          <li key={href} className={styles.step}>
            <Link href={href} className={styles.link} lang={lang}>
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
