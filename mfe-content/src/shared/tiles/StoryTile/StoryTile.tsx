import { paths } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import { Card, CardBody, CardLink, CardMedia, Picture, storeStoryOpened } from '@kaadu/ui';
import { longDate } from '@kaadu/ui/dates';
import styles from './StoryTile.module.css';

interface StoryTileProps {
  readonly story: StoryCard;
  /** `lead` fills its container's height, `feature` the page's width; `row` is small, with the image at the side. */
  readonly shape?: 'card' | 'lead' | 'feature' | 'row';
}

const presets = { card: 'card', lead: 'wide', feature: 'wide', row: 'thumbnail' } as const;

/** A story in a list. */
export function StoryTile({ story, shape = 'card' }: StoryTileProps) {
  return (
    <Card className={shape === 'card' ? undefined : styles[shape]}>
      <CardMedia className={styles.media}>
        <Picture className={styles.picture} image={story.card_image} preset={presets[shape]} decorative />
      </CardMedia>
      <CardBody className={styles.body}>
        <p className={styles.byline}>
          <time dateTime={story.published_at}>{longDate(story.published_at)}</time> · {story.reading_minutes}{' '}
          min read
        </p>
        <h3 className={styles.title}>
          <CardLink href={paths.story.getHref(story.blog_url, story.primary_key)} onClick={storeStoryOpened}>
            {story.blog_title || 'Untitled Story'}
          </CardLink>
        </h3>
        {shape !== 'row' && <p className={styles.text}>{story.blog_description}</p>}
        <p className={styles.author}>By {story.author}</p>
      </CardBody>
    </Card>
  );
}
