import { Container, SectionHeading } from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents';

/** A section of an article, which its table of contents lists too. */
export interface ArticleSection {
  /** Fragment of the section's URL. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ArticleProps {
  /** Label of the table of contents: "In this guide". */
  readonly label: string;
  /** Paragraphs before the first section. */
  readonly intro?: readonly string[];
  readonly sections: readonly ArticleSection[];
  /** Content below the table of contents. */
  readonly aside?: ReactNode;
}

/** An article in sections, with its table of contents next to it, or above it in narrow windows. */
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
