import { paths } from '@kaadu/contracts';
import { Button, ButtonLink, Container, EmptyState, Skeleton } from '@kaadu/ui';
import { useHydrated } from '@kaadu/ui/hydration';
import { Notice } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { useSavedCards } from '../../shared/saved/use-saved-cards';
import { useWishlist } from '../../shared/saved/use-wishlist';
import { SavedList } from './SavedList/SavedList';
import styles from './WishlistPage.module.css';

const trail = [{ name: 'Home', href: paths.home.getHref() }];

/** The visitor's saved experiences, on this device or, when signed in, in the account. Up to four can be compared. */
export function WishlistPage() {
  return (
    <>
      <PageBanner title="Your wishlist" trail={trail} />
      <Container className={styles.page}>
        <noscript>
          <p>The wishlist is kept by your browser and needs JavaScript.</p>
        </noscript>
        {useHydrated() ? <Saved /> : <Loading />}
      </Container>
    </>
  );
}

function Saved() {
  const { keys } = useWishlist();
  const cards = useSavedCards(keys);
  if (keys.length === 0) return <NothingSaved />;
  if (cards === 'failed')
    return (
      <Notice
        tone="danger"
        alert
        title="Your wishlist cannot be shown just now"
        actions={
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      >
        <p>Our server is not responding. Everything that you saved is still there.</p>
      </Notice>
    );
  if (cards === null) return <Loading />;
  return <SavedList cards={cards.filter(({ primary_key }) => keys.includes(primary_key))} />;
}

function NothingSaved() {
  return (
    <EmptyState
      title="Nothing saved yet"
      actions={<ButtonLink href={paths.experiences.getHref()}>Find a place to go</ButtonLink>}
    >
      <p>Press the heart on a stay or an activity, and it waits for you here.</p>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="Loading your wishlist">
      <Skeleton height="20rem" radius="var(--radius-lg)" />
      <Skeleton height="20rem" radius="var(--radius-lg)" />
      <Skeleton height="20rem" radius="var(--radius-lg)" />
    </div>
  );
}
