import { Container, Hills } from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './StatusBanner.module.css';

interface StatusBannerProps {
  readonly title: string;
  /** Short text in the script face above the title. */
  readonly accent?: string;
  readonly lead?: ReactNode;
  /** Animates a sun that rises behind the hills once, for good news. */
  readonly sunrise?: boolean;
}

/** Top of a page about one booking: its status, announced when it changes. */
export function StatusBanner({ title, accent, lead, sunrise }: StatusBannerProps) {
  return (
    <header className={styles.banner} data-sunrise={sunrise || undefined}>
      {sunrise && <span className={styles.sun} aria-hidden="true" />}
      <Container className={styles.words}>
        {accent && <p className={styles.accent}>{accent}</p>}
        <div role="status">
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </Container>
      <Hills tone="paper" className={styles.hills} />
    </header>
  );
}
