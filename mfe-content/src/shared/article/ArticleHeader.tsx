import type { Image } from '@kaadu/contracts/fields';
import { Container, Picture, ShareLinks, usePageAddress } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@kaadu/ui';
import type { Crumb } from '@kaadu/ui';
import styles from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  readonly trail: readonly Crumb[];
  /** Name of the page at the end of the breadcrumbs. */
  readonly current: string;
  readonly title: string;
  readonly lead: string;
  readonly image: Image | null;
  /** Class of the text block above the image. */
  readonly className?: string;
  /** The line next to the share links. */
  readonly children: ReactNode;
}

/** Top of an article page: breadcrumbs, title, lead, a byline with share links, and the image. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { trail, current, title, lead, image, className, children } = props;
  const address = usePageAddress();
  return (
    <>
      <Container className={[styles.head, className].filter(Boolean).join(' ')}>
        <Breadcrumbs trail={trail} current={current} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.byline}>
          {children}
          <ShareLinks url={address} title={title} />
        </div>
      </Container>
      <Container>
        <Picture className={styles.picture} image={image} preset="hero" phonePreset="card" priority="high" />
      </Container>
    </>
  );
}
