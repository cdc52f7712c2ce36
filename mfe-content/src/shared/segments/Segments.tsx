import { Link } from '@kaadu/federation/react';
import styles from './Segments.module.css';

interface SegmentsProps {
  /** Accessible name of the switch. */
  readonly label: string;
  readonly segments: readonly {
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
    /** Number of results behind the link. */
    readonly count?: number | undefined;
  }[];
  readonly keepScroll?: boolean;
  readonly className?: string | undefined;
}

/** Links to versions of a page, one of which is current, as a switch. */
export function Segments({ label, segments, keepScroll, className }: SegmentsProps) {
  return (
    <nav className={[styles.switch, className].filter(Boolean).join(' ')} aria-label={label}>
      {segments.map(({ name, href, current, count }) => (
        <Link
          key={name}
          className={styles.segment}
          href={href}
          keepScroll={keepScroll}
          aria-current={current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
        </Link>
      ))}
    </nav>
  );
}
