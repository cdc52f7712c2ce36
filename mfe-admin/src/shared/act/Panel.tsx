import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Whether it needs someone to act. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A titled panel of a screen. */
export function Panel({ title, isUrgent, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} data-urgent={isUrgent || undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One fact in a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
