import { paths } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { ArrowRightIcon, ButtonLink, Container, SectionHeading, storeIfStoryOpened } from '@kaadu/ui';
import { StoryTile } from '../../../shared/tiles/StoryTile/StoryTile';
import section from '../Section.module.css';
import styles from './Stories.module.css';

const tiles = (stories: readonly StoryCard[]) =>
  stories.slice(0, 4).map((story, index) => (
    <li key={story.primary_key} className={styles.cell}>
      <StoryTile story={story} shape={index === 0 ? 'lead' : 'row'} />
    </li>
  ));

/** The newest stories, the first one large. */
export function Stories({ stories }: { readonly stories: readonly StoryCard[] | OmittedFromHydration }) {
  if (stories.length === 0) return null;
  return (
    <Container as="section" className={section.section}>
      <SectionHeading
        eyebrow="Stories"
        title="Notes from the trail"
        action={
          <ButtonLink href={paths.stories.getHref()} variant="outline" size="sm">
            View all <ArrowRightIcon />
          </ButtonLink>
        }
      />
      <StaticMarkup
        as="ul"
        className={styles.grid}
        name="stories"
        data={stories}
        onClick={storeIfStoryOpened}
      >
        {tiles}
      </StaticMarkup>
    </Container>
  );
}
