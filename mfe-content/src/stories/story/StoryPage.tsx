import { paths } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import type { StorySection } from '@kaadu/contracts/stories';
import { Link } from '@kaadu/federation/react';
import { StaticMarkup } from '@kaadu/federation/react/static-markup';
import { ButtonLink, Container, SectionHeading } from '@kaadu/ui';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { longDate } from '@kaadu/ui/dates';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail, railItems, StaticRail } from '../../shared/tiles/Rail/Rail';
import { StoryTile } from '../../shared/tiles/StoryTile/StoryTile';
import { RichText } from './RichText';
import { storyTitle, storyTrail, type StoryData } from './load-story';
import styles from './StoryPage.module.css';

const chapters = (sections: readonly StorySection[]) =>
  sections.map(({ heading, paragraphs, blocks }, index) => (
    <section key={index} className={styles.section}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {blocks ? (
        <RichText blocks={blocks} />
      ) : (
        paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </section>
  ));

const storyTiles = railItems((story: StoryCard) => <StoryTile story={story} />);

interface StoryProps {
  readonly story: StoryData;
}

/** One story, followed by experiences to book near its place and by related stories. */
export function StoryPage({ data: story }: { readonly data: StoryData }) {
  const title = storyTitle(story);
  return (
    <>
      <article>
        <ArticleHeader
          className={styles.head}
          trail={storyTrail}
          current={title}
          title={title}
          lead={story.blog_description}
          image={story.card_image}
        >
          <p>
            By <strong>{story.author}</strong>,{' '}
            <time dateTime={story.published_at}>{longDate(story.published_at)}</time> ·{' '}
            {story.reading_minutes} min read
          </p>
        </ArticleHeader>
        <StoryText story={story} />
      </article>
      <Related story={story} />
    </>
  );
}

function StoryText({ story: { sections, destination } }: StoryProps) {
  return (
    <Container width="text" className={styles.text} belowFold>
      <StaticMarkup name="story" data={sections}>
        {chapters}
      </StaticMarkup>
      {destination && (
        <p className={styles.place}>
          This story is from{' '}
          <Link
            className={styles.destination}
            href={paths.places.getHref(destination.url, destination.primary_key)}
          >
            {destination.name}
          </Link>
          .{' '}
          <ButtonLink
            href={paths.experiences.getHref({ destinations: [destination.primary_key] })}
            variant="outline"
            size="sm"
          >
            Stays and adventures in {destination.name}
          </ButtonLink>
        </p>
      )}
    </Container>
  );
}

function Related({ story: { related_experiences, related_stories } }: StoryProps) {
  return (
    <Container className={styles.related} belowFold>
      {related_experiences.length > 0 && (
        <section>
          <SectionHeading title="Go and see for yourself" />
          <Rail label="Related experiences">
            {related_experiences.map((card) => (
              <ExperienceTile key={card.primary_key} card={card} />
            ))}
          </Rail>
        </section>
      )}
      {related_stories.length > 0 && (
        <section>
          <SectionHeading title="Read on" />
          <StaticRail name="related-stories" data={related_stories} label="Related stories">
            {storyTiles}
          </StaticRail>
        </section>
      )}
    </Container>
  );
}
