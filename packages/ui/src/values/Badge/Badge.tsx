import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'stay' | 'activity' | 'neutral';
  readonly children: ReactNode;
}

/** A short label on a card or next to a title. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
