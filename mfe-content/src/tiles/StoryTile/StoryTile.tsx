import { paths } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/api';
import { Card, CardBody, CardLink, CardMedia, Picture } from '@kaadu/ui';
import { longDate } from '../../dates/dates';
import styles from './StoryTile.module.css';

/** A story in a list. `wide` gives it the room of a lead story. */
export function StoryTile({ story, wide = false }: { readonly story: StoryCard; readonly wide?: boolean }) {
  return (
    <Card className={wide ? styles.wide : undefined}>
      <CardMedia>
        <Picture image={story.card_image} preset={wide ? 'wide' : 'card'} decorative />
      </CardMedia>
      <CardBody>
        <p className={styles.byline}>
          <time dateTime={story.published_at}>{longDate(story.published_at)}</time> · {story.reading_minutes}{' '}
          min read
        </p>
        <h3 className={styles.title}>
          <CardLink href={paths.story.getHref(story.blog_url, story.primary_key)}>
            {story.blog_title || 'Untitled Story'}
          </CardLink>
        </h3>
        <p className={styles.text}>{story.blog_description}</p>
        <p className={styles.author}>By {story.author}</p>
      </CardBody>
    </Card>
  );
}
