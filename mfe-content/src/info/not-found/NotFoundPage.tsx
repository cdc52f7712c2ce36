import { paths } from '@kaadu/contracts';
import { ButtonLink, Container, Hills, SectionHeading } from '@kaadu/ui';
import { businessFaqs } from './business-faqs';
import { Faqs } from '../../shared/faqs/Faqs';
import type { NotFoundData } from './load-not-found';
import { SuggestionGrid } from './SuggestionGrid/SuggestionGrid';
import styles from './NotFoundPage.module.css';

/** §2.8: the 404 page, with suggestions to read or book. */
export function NotFoundPage({ data }: { readonly data: NotFoundData }) {
  return (
    <>
      <section className={styles.night}>
        <Container className={styles.words}>
          <h1 className={styles.code}>404</h1>
          <p className={styles.title}>Page Not Found</p>
          <p className={styles.text}>
            This path has grown over. The forest does that: pages move, trips end with the season. The two
            trails below are well marked.
          </p>
          <p className={styles.address}>{`Page not found: ${data.address}`}</p>
          <div className={styles.actions}>
            <ButtonLink href={paths.home.getHref()} variant="accent" size="lg">
              Go Home
            </ButtonLink>
            <ButtonLink href={paths.experiences.getHref()} variant="outline" size="lg" onDark>
              Explore Experiences
            </ButtonLink>
          </div>
        </Container>
        <Hills tone="paper" className={styles.hills} />
      </section>
      <SuggestionGrid suggestions={data} />
      <Container as="section" width="text" className={styles.faqs}>
        <SectionHeading title="Quick answers" />
        <Faqs faqs={businessFaqs} />
      </Container>
    </>
  );
}
