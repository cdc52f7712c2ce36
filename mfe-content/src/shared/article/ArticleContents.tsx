import type { ReactNode } from 'react';
import type { ArticleSection } from './Article';
import styles from './ArticleContents.module.css';

interface ArticleContentsProps {
  /** Label of the list: "In this guide". */
  readonly label: string;
  readonly sections: readonly ArticleSection[];
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** Table of contents: a link to each section of an article. */
export function ArticleContents({ label, sections, children }: ArticleContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.title}>{label}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
