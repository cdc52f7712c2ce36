import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionItemProps {
  readonly summary: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsible item on `<details>`, so that it works without JavaScript and in-page search finds its content. */
export function AccordionItem({ summary, open, children }: AccordionItemProps) {
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface AccordionProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list of `AccordionItem`s under one another. */
export function Accordion({ className, children }: AccordionProps) {
  return <div className={[styles.accordion, className].filter(Boolean).join(' ')}>{children}</div>;
}
