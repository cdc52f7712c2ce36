import type { ReactNode } from 'react';
import { Hills } from '../../brand/Hills/Hills';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import type { Crumb } from '../Breadcrumbs/breadcrumb-list';
import { Container } from '../Container/Container';
import styles from './PageBanner.module.css';

interface PageBandProps {
  readonly title: ReactNode;
  /** Short text in the script face above the title. */
  readonly accent?: string;
  readonly lead?: string;
  readonly trail: readonly Crumb[];
  /** Name of the page at the end of the breadcrumbs. Defaults to its title. */
  readonly current?: ReactNode;
  readonly children?: ReactNode;
}

/** Top of a page without its own image: breadcrumbs, title and lead on a dark banner that ends in hills. */
export function PageBanner({ title, accent, lead, trail, current = title, children }: PageBandProps) {
  return (
    <header className={styles.banner}>
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
