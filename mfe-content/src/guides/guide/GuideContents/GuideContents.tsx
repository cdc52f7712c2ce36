import type { GuideDetail } from '@kaadu/contracts/guides';
import { MapLink } from '../../../shared/directions/MapLink';
import type { GuideSection } from '../guide-sections';
import styles from './GuideContents.module.css';

interface GuideContentsProps {
  readonly sections: readonly GuideSection[];
  readonly coordinates: GuideDetail['coordinates'];
}

/** Table of contents: a link to each section, and one to the map. */
export function GuideContents({ sections, coordinates }: GuideContentsProps) {
  return (
    <nav className={styles.contents} aria-label="In this guide">
      <p className={styles.title}>In this guide</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <MapLink coordinates={coordinates} />
    </nav>
  );
}
