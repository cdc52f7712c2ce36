import { Skeleton } from '@kaadu/ui';
import { useId, type ReactNode } from 'react';
import type { ServerData } from '@kaadu/ui/server-data';
import { AdminData } from '../../shared/data/AdminData';
import styles from './Part.module.css';

interface PartProps<Data> {
  readonly title: string;
  /** Explanation of what is counted. */
  readonly lead: string;
  readonly state: ServerData<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A panel of the overview. Panels load independently, so a slow or failed one does not block the others. */
export function Part<Data>({ title, lead, state, children }: PartProps<Data>) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <header>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <AdminData name={title} state={state} loading={<Waiting />}>
        {children}
      </AdminData>
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="5rem" radius="var(--radius-md)" />
      <Skeleton height="15rem" radius="var(--radius-md)" />
    </div>
  );
}

/** The charts of a panel, side by side where there is room. */
export function Charts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.charts}>{children}</div>;
}

/** Controls that choose the data of a panel's charts. */
export function Choice({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choice}>{children}</div>;
}
