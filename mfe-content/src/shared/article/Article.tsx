import { Container, SectionHeading } from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents';

/** A section of an article, in its table of contents too. */
export interface ArticleSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ArticleProps {
  /** Names the table of contents: "In this guide". */
  readonly label: string;
  /** Paragraphs before the first section. */
  readonly intro?: readonly string[];
  readonly sections: readonly ArticleSection[];
  /** Below the table of contents. */
  readonly aside?: ReactNode;
}

/** Something to read, in sections, with its table of contents beside it, or above it where there is no room. */
export function Article({ label, intro = [], sections, aside }: ArticleProps) {
  return (
    <Container className={styles.layout}>
      <ArticleContents label={label} sections={sections}>
        {aside}
      </ArticleContents>
      <div className={styles.body} data-below-fold>
        {intro.length > 0 && (
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className={styles.section}>
            <SectionHeading title={title} />
            {content}
          </section>
        ))}
      </div>
    </Container>
  );
}
