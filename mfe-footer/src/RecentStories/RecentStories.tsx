import {
  omittedFromHydration,
  StaticMarkup,
  type OmittedFromHydration,
} from '@kaadu/federation/react/static-markup';
import { Skeleton, storeIfStoryOpened, StoryLink } from '@kaadu/ui';
import type { FooterStory } from '../load-footer';
import { Section } from '../Section/Section';
import styles from './RecentStories.module.css';

const placeholders = 3;
const column = 3;

interface RecentStoriesProps {
  readonly loading: boolean;
  /** At most six stories. */
  readonly stories: readonly FooterStory[] | OmittedFromHydration;
  /** Key of the most recent story. */
  readonly newest: number | null;
}

/** §2.6: the first three stories and the next three. */
export function RecentStories({ loading, stories, newest }: RecentStoriesProps) {
  return (
    <Section title="Recent Stories">
      {loading && (
        <div>
          {Array.from({ length: placeholders }, (_, index) => (
            <div key={index} className={styles.placeholder} data-testid="story-placeholder">
              <Skeleton width="85%" />
            </div>
          ))}
        </div>
      )}
      {!loading && stories.length === 0 && <p className={styles.none}>No stories available</p>}
      {!loading && (
        <StaticMarkup
          className={styles.columns}
          name="footer-stories"
          data={stories === omittedFromHydration ? omittedFromHydration : { stories, newest }}
          onClick={storeIfStoryOpened}
        >
          {columns}
        </StaticMarkup>
      )}
    </Section>
  );
}

interface ShownStories {
  readonly stories: readonly FooterStory[];
  readonly newest: number | null;
}

const columns = ({ stories, newest }: ShownStories) =>
  [stories.slice(0, column), stories.slice(column, 2 * column)]
    .filter((part) => part.length > 0)
    .map((part, index) => (
      <ul key={index}>
        {part.map((story) => (
          <li key={story.primary_key}>
            <StoryLink story={story}>
              <span>{story.blog_title.trim() || 'Untitled Story'}</span>
              {story.primary_key === newest && <span className={styles.new}>New</span>}
            </StoryLink>
          </li>
        ))}
      </ul>
    ));
