import { paths, site } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, Container, Hills, PhoneIcon, PhoneLink } from '@kaadu/ui';
import styles from './ErrorPage.module.css';

/** Shown when a page could not be made (500, 503): says so calmly, offers another try and a person. */
export function ErrorPage() {
  const { location } = useNavigation();
  return (
    <section className={styles.page}>
      <Container width="text" className={styles.words}>
        <h1 className={styles.title}>The mist has come in</h1>
        <p className={styles.text}>
          This page could not be put together just now. It is our side, not yours, and it usually clears
          within a minute.
        </p>
        <div className={styles.actions}>
          {/* A plain form: another try must ask the server again, whatever state this page is in. */}
          <form action={location.pathname}>
            {[...new URLSearchParams(location.search)].map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="accent" size="lg">
              Try again
            </Button>
          </form>
          <ButtonLink href={paths.home.getHref()} variant="outline" size="lg">
            Go Home
          </ButtonLink>
        </div>
        <p className={styles.help}>
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
