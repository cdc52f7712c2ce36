import { Link } from '@kaadu/federation/react';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  readonly href: string;
  /** What following the link takes away, for example "Coorg": draws a cross and says "Remove Coorg". */
  readonly removes?: string;
  readonly keepScroll?: boolean;
  readonly children: ReactNode;
}

/** A pill that leads to a narrower or, with `removes`, a wider choice. */
export function Chip({ href, removes, keepScroll, children }: ChipProps) {
  return (
    <Link
      className={styles.chip}
      href={href}
      keepScroll={keepScroll}
      aria-label={removes ? `Remove ${removes}` : undefined}
      data-removable={removes ? true : undefined}
    >
      {children}
    </Link>
  );
}
