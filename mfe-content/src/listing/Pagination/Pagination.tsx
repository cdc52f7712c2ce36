import { Link } from '@kaadu/federation/react';
import { listingHref, type ListingQuery } from '../listing-query';
import { pageNumbers } from './page-numbers';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly query: ListingQuery;
  readonly pageCount: number;
}

/** Links to the other pages of the list; nothing when there is only one. */
export function Pagination({ query, pageCount }: PaginationProps) {
  if (pageCount <= 1 || query.page > pageCount) return null;
  const hrefOf = (page: number) => listingHref({ ...query, page });
  return (
    <nav className={styles.pages} aria-label="Pages of results">
      {query.page > 1 && (
        <Link className={styles.step} href={hrefOf(query.page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(query.page, pageCount).map((page, index) =>
          page === null ? (
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={styles.number}
                href={hrefOf(page)}
                aria-label={`Page ${page}`}
                aria-current={page === query.page ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {query.page < pageCount && (
        <Link className={styles.step} href={hrefOf(query.page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
