import { paths, site } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, Container, Hills, PhoneIcon, PhoneLink } from '@kaadu/ui';
import styles from './ErrorPage.module.css';

/** What the shell says about the failure. */
export interface Failure {
  /** HTTP status: 4xx when the address was at fault, 5xx when we were. */
  readonly status: number;
  readonly message: string;
}

/**
 * Shown when a page could not be made: says so calmly, offers another try and a person. Without a word from the shell the
 * fault is ours: this page, of all pages, must not fail.
 */
export function ErrorPage({ data }: { readonly data: Failure | undefined }) {
  const ours = data === undefined || data.status >= 500;
  return (
    <section className={styles.page}>
      <Container width="text" className={styles.words}>
        <h1 className={styles.title}>{ours ? 'The mist has come in' : 'That path does not join up'}</h1>
        <p className={styles.text}>
          {ours
            ? 'This page could not be put together just now. It is our side, not yours, and it usually clears within a minute.'
            : 'Something in the address does not make sense to us. Start from one of these instead.'}
        </p>
        <div className={styles.actions}>
          {ours && <Retry />}
          <ButtonLink href={paths.home.getHref()} variant="outline" size="lg">
            Go Home
          </ButtonLink>
          {!ours && (
            <ButtonLink href={paths.experiences.getHref()} variant="outline" size="lg">
              Explore Experiences
            </ButtonLink>
          )}
        </div>
        <p>
          In the middle of something?{' '}
          <PhoneLink phone={site.supportPhone} className={styles.phone}>
            <PhoneIcon /> {site.supportPhone}
          </PhoneLink>{' '}
          {site.supportHours.label}.
        </p>
      </Container>
      <Hills tone="sunken" />
    </section>
  );
}

/** Asks the server again with a plain form, because another try must not depend on the state of this page. */
function Retry() {
  const { location } = useNavigation();
  return (
    <form action={location.pathname} aria-label="Another try">
      {[...new URLSearchParams(location.search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="accent" size="lg">
        Try again
      </Button>
    </form>
  );
}
