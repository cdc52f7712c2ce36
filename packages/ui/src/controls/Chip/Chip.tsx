import { Link } from '@kaadu/federation/react';
import type { ReactNode } from 'react';
import { useUiText } from '../../messages';
import styles from './Chip.module.css';

interface ChipProps {
  readonly href: string;
  /** Name of the filter that the link removes, for example "Coorg". Shows a cross and the label "Remove Coorg". */
  readonly removes?: string;
  readonly keepScroll?: boolean;
  readonly children: ReactNode;
}

/** A pill-shaped link that adds a filter or, with `removes`, removes one. */
export function Chip({ href, removes, keepScroll, children }: ChipProps) {
  const t = useUiText();
  return (
    <Link
      className={styles.chip}
      href={href}
      keepScroll={keepScroll}
      aria-label={removes ? t('remove', { name: removes }) : undefined}
      data-removable={removes ? true : undefined}
    >
      {children}
    </Link>
  );
}
