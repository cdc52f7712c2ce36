import { paths } from '@kaadu/contracts';
import type { StoryDetail } from '@kaadu/contracts/stories';
import { ButtonLink, Container, Picture, SectionHeading, ShareLinks, usePageAddress } from '@kaadu/ui';
import { Breadcrumbs } from '../../shared/breadcrumbs/Breadcrumbs';
import { longDate } from '../../shared/dates/dates';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../shared/tiles/Rail/Rail';
import { StoryTile } from '../../shared/tiles/StoryTile/StoryTile';
import { storyTitle, storyTrail } from './load-story';
import styles from './StoryPage.module.css';

/** One story, to be read in peace; what it is about can be booked below it. */
export function StoryPage({ data: story }: { readonly data: StoryDetail }) {
  const address = usePageAddress();
  const title = storyTitle(story);
  return (
    <>
      <article className={styles.story}>
        <Container className={styles.head}>
          <Breadcrumbs trail={storyTrail} current={title} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{story.blog_description}</p>
          <div className={styles.byline}>
            <p>
              By <strong>{story.author}</strong>,{' '}
              <time dateTime={story.published_at}>{longDate(story.published_at)}</time> ·{' '}
              {story.reading_minutes} min read
            </p>
            <ShareLinks url={address} title={title} />
          </div>
        </Container>
        <Container>
          <Picture
            className={styles.picture}
            image={story.card_image}
            preset="hero"
            phonePreset="card"
            priority
          />
        </Container>
        <Container width="text" className={styles.text}>
          {story.sections.map(({ heading, paragraphs }, index) => (
            <section key={index} className={styles.section}>
              {heading && <h2 className={styles.heading}>{heading}</h2>}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {story.destination && (
            <p className={styles.place}>
              This story is from {story.destination.name}.{' '}
              <ButtonLink
                href={paths.experiences.getHref({ destinations: [story.destination.primary_key] })}
                variant="outline"
                size="sm"
              >
                Stays and adventures in {story.destination.name}
              </ButtonLink>
            </p>
          )}
        </Container>
      </article>
      <Container className={styles.more}>
        {story.related_experiences.length > 0 && (
          <section>
            <SectionHeading title="Go and see for yourself" />
            <Rail label="Related experiences">
              {story.related_experiences.map((card) => (
                <ExperienceTile key={card.primary_key} card={card} />
              ))}
            </Rail>
          </section>
        )}
        {story.related_stories.length > 0 && (
          <section>
            <SectionHeading title="Read on" />
            <Rail label="Related stories">
              {story.related_stories.map((card) => (
                <StoryTile key={card.primary_key} story={card} />
              ))}
            </Rail>
          </section>
        )}
      </Container>
    </>
  );
}
