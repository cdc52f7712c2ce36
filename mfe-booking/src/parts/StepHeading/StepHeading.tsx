import { useEffect, useRef } from 'react';
import styles from './StepHeading.module.css';

interface StepHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether it takes the focus when it appears, after the visitor has moved to this step. */
  readonly focused: boolean;
}

/** Heading of a step of a form. */
export function StepHeading({ title, lead, focused }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className={styles.heading}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
