import type { StoriesPage as Stories } from '@kaadu/contracts/stories';
import { useNavigation } from '@kaadu/federation/react';
import { ButtonLink, Container, EmptyState, VisuallyHidden } from '@kaadu/ui';
import { PageBand } from '../../shared/page-band/PageBand';
import { Pagination } from '../../shared/pagination/Pagination';
import { StoryTile } from '../../shared/tiles/StoryTile/StoryTile';
import { storiesHref, storiesTrail } from './load-stories';
import styles from './StoriesPage.module.css';

/** Stories, the newest first. */
export function StoriesPage({ data }: { readonly data: Stories }) {
  const { pending } = useNavigation();
  const opening = data.page === 1;
  return (
    <>
      <PageBand
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
            <p>The shelf ends before this page.</p>
          </EmptyState>
        ) : (
          <>
            <h2>
              <VisuallyHidden>Newest first</VisuallyHidden>
            </h2>
            <ul className={styles.grid} aria-label="Stories" aria-busy={pending}>
              {data.stories.map((story, index) => (
                <li
                  key={story.primary_key}
                  className={styles.cell}
                  data-lead={(opening && index === 0) || undefined}
                >
                  <StoryTile story={story} shape={opening && index === 0 ? 'feature' : 'card'} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Pagination page={data.page} pageCount={data.page_count} hrefOf={storiesHref} />
      </Container>
    </>
  );
}
