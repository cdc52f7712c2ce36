import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly title: string;
  /** A short line above the title. */
  readonly eyebrow?: string;
  readonly lead?: string;
  /** A link or button at the end of the line. */
  readonly action?: ReactNode;
  readonly id?: string;
  /** Set on a dark section. */
  readonly inverse?: boolean;
}

/** Heading of a page section (h2) with its lead and action. */
export function SectionHeading({ title, eyebrow, lead, action, id, inverse }: SectionHeadingProps) {
  return (
    <div className={styles.heading} data-inverse={inverse || undefined}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
