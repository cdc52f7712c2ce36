import { Container } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { homeTrail } from '../../shared/info-page/info-meta';
import { termsSections } from './terms';
import styles from './TermsPage.module.css';

/** Terms of business and privacy. */
export function TermsPage() {
  return (
    <>
      <PageBanner
        title="Terms & Conditions"
        lead="And privacy, and refunds, in plain words."
        trail={homeTrail}
      />
      <Container width="text" className={styles.page}>
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {termsSections.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {termsSections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Container>
    </>
  );
}
