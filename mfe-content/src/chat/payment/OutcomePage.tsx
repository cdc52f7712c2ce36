import { Container, Skeleton } from '@kaadu/ui';
import { useHydrated } from '@kaadu/ui/hydration';
import { Outcome } from './Outcome';
import styles from './OutcomePage.module.css';

/** The outcome of a chat payment. If the server reports another one than the URL, the page redirects. */
export function OutcomePage() {
  const hydrated = useHydrated();
  const loading = (
    <div role="status" aria-busy="true" aria-label="Loading your payment">
      <h1 className={styles.title}>Your payment</h1>
      <Skeleton width="60%" height="1.25rem" />
      <noscript>
        <p>This page needs JavaScript, which is off in this browser. Call us to hear its status.</p>
      </noscript>
    </div>
  );
  return <Container className={styles.page}>{hydrated ? <Outcome /> : loading}</Container>;
}
