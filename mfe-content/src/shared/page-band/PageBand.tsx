import { Container, Hills } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import type { Crumb } from '../structured-data/breadcrumb-list';
import styles from './PageBand.module.css';

interface PageBandProps {
  readonly title: string;
  /** A few words in the script face above the title. */
  readonly accent?: string;
  readonly lead?: string;
  readonly trail: readonly Crumb[];
  /** Name of the page at the end of the trail; default: its title. */
  readonly current?: string;
  readonly children?: ReactNode;
}

/** The opening of a page without a picture of its own: title and lead on the forest, ridges below. */
export function PageBand({ title, accent, lead, trail, current = title, children }: PageBandProps) {
  return (
    <header className={styles.band}>
      <Container className={styles.words}>
        <Breadcrumbs trail={trail} current={current} onDark />
        {accent && <p className={styles.accent}>{accent}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Container>
      <Hills tone="paper" className={styles.hills} />
    </header>
  );
}
