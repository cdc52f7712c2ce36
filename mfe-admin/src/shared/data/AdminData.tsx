import { Button, EmptyState, Skeleton } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Notice } from '@kaadu/ui';
import type { ServerData } from '@kaadu/ui/server-data';
import styles from './AdminData.module.css';

interface AdminDataProps<Data> {
  /** Name of the data, for "… could not be loaded". */
  readonly name: string;
  readonly state: ServerData<Data>;
  /** Placeholder of about the size of the content. Defaults to some lines. */
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of `useAdminData`, or its loading, not-found or error state. */
export function AdminData<Data>({ name, state, loading = <Lines />, children }: AdminDataProps<Data>) {
  const { data, isCurrent, problem, refresh } = state;
  const retry = (
    <Button size="sm" variant="outline" onClick={() => void refresh()}>
      Try again
    </Button>
  );
  if (data === null && problem?.status === 404)
    return (
      <EmptyState title="Not found">
        <p>{problem.message}</p>
      </EmptyState>
    );
  if (data === null && problem)
    return (
      <Notice tone="danger" alert title={`${name} could not be loaded`} actions={retry}>
        <p>{problem.message}</p>
      </Notice>
    );
  if (data === null)
    return (
      <div role="status" aria-busy="true" aria-label={`Loading: ${name}`}>
        {loading}
      </div>
    );
  return (
    <div className={styles.data} aria-busy={isCurrent || problem ? undefined : true}>
      {problem && (
        <Notice tone="warning" alert actions={retry}>
          <p>{problem.message} This page may be out of date. Your input is kept.</p>
        </Notice>
      )}
      {children(data)}
    </div>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} height="2.75rem" radius="var(--radius-md)" />
      ))}
    </div>
  );
}
