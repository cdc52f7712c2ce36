import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'stay' | 'activity' | 'neutral';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short label on a card or beside a title. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={[styles.badge, className].filter(Boolean).join(' ')} data-tone={tone}>
      {children}
    </span>
  );
}
