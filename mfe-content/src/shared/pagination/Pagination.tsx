import { Link } from '@kaadu/federation/react';
import { useSharedText } from '../trip/messages';
import { pageNumbers } from './page-numbers';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** Returns the URL of a page of the list. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the other pages of the list; renders nothing when there is only one. */
export function Pagination({ page: current, pageCount, hrefOf }: PaginationProps) {
  const t = useSharedText();
  if (pageCount <= 1 || current > pageCount) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {current > 1 && (
        <Link className={styles.step} href={hrefOf(current - 1)} rel="prev">
          {t('previous')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(current, pageCount).map((page, index) =>
          page === null ? (
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={styles.number}
                href={hrefOf(page)}
                aria-label={t('page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < pageCount && (
        <Link className={styles.step} href={hrefOf(current + 1)} rel="next">
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
