import { paths, site } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, Container, Hills, PhoneIcon, PhoneLink } from '@kaadu/ui';
import styles from './ErrorPage.module.css';

/** The shell's description of the failure. */
export interface Failure {
  /** HTTP status: 4xx when the request was at fault, 5xx when the server was. */
  readonly status: number;
  readonly message: string;
}

/**
 * Reports that a page could not be rendered, and offers a retry and a phone number. Without data from the shell it
 * assumes a server error, because the error page itself must always render.
 */
export function ErrorPage({ data }: { readonly data: Failure | undefined }) {
  const isServerError = data === undefined || data.status >= 500;
  return (
    <section className={styles.page}>
      <Container width="text" className={styles.words}>
        <h1 className={styles.title}>
          {isServerError ? 'The mist has come in' : 'That path does not join up'}
        </h1>
        <p className={styles.text}>
          {isServerError
            ? 'This page could not be put together just now. It is our side, not yours, and it usually clears within a minute.'
            : 'Something in the address does not make sense to us. Start from one of these instead.'}
        </p>
        <div className={styles.actions}>
          {isServerError && <Retry />}
          <ButtonLink href={paths.home.getHref()} variant="outline" size="lg">
            Go Home
          </ButtonLink>
          {!isServerError && (
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

/** Requests the same URL again through a plain form, which works whatever state this page is in. */
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
