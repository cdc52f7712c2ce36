import type { ReactNode } from 'react';
import { Hills } from '../../brand/Hills/Hills';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Links or buttons. */
  readonly actions?: ReactNode;
}

/** Explains why there is no content and what to do instead. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <div className={styles.sky}>
        <Hills tone="sunken" className={styles.hills} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
