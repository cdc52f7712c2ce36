import { storyFeedPath } from '@kaadu/contracts';
import type { StoriesPage as Stories } from '@kaadu/contracts/stories';
import { useNavigation } from '@kaadu/federation/react';
import { ButtonLink, Container, EmptyState, VisuallyHidden } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { Pagination } from '../../shared/pagination/Pagination';
import { StoryTile } from '../../shared/tiles/StoryTile/StoryTile';
import { TileGrid } from '../../shared/tiles/TileGrid/TileGrid';
import { storiesHref, storiesTrail } from './load-stories';
import styles from './StoriesPage.module.css';

/** One page of the stories, newest first. */
export function StoriesPage({ data }: { readonly data: Stories }) {
  const { pending } = useNavigation();
  const isFirstPage = data.page === 1;
  return (
    <>
      <PageBanner
        accent="Notes from the trail"
        title="Stories by people who went"
        lead="What the guidebook leaves out: the leeches, the last bus, and the morning that made up for both."
        trail={storiesTrail}
        current="Stories"
      />
      <Container className={styles.page}>
        {data.stories.length === 0 ? (
          <EmptyState
            title="No stories here"
            actions={<ButtonLink href={storiesHref(1)}>To the newest stories</ButtonLink>}
          >
            <p>There are fewer stories than that.</p>
          </EmptyState>
        ) : (
          <>
            <h2>
              <VisuallyHidden>Newest first</VisuallyHidden>
            </h2>
            <TileGrid label="Stories" busy={pending} wideFirst={isFirstPage}>
              {data.stories.map((story, index) => (
                <StoryTile
                  key={story.primary_key}
                  story={story}
                  shape={isFirstPage && index === 0 ? 'feature' : 'card'}
                />
              ))}
            </TileGrid>
          </>
        )}
        <Pagination page={data.page} pageCount={data.page_count} hrefOf={storiesHref} />
        <p className={styles.feed}>
          New stories in your feed reader: <a href={storyFeedPath}>RSS</a>
        </p>
      </Container>
    </>
  );
}
