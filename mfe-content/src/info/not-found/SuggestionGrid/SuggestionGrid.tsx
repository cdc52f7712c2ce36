import { paths } from '@kaadu/contracts';
import {
  ArrowRightIcon,
  ButtonLink,
  Card,
  CardBody,
  CardLink,
  CardMedia,
  Container,
  Picture,
  SectionHeading,
} from '@kaadu/ui';
import type { ReactNode } from 'react';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { StoryTile } from '../../../shared/tiles/StoryTile/StoryTile';
import { TileGrid } from '../../../shared/tiles/TileGrid/TileGrid';
import type { Suggestions } from '../load-not-found';
import styles from './SuggestionGrid.module.css';

/** Shown when nothing could be loaded; both link to the listing (§8). */
const samples = [
  {
    title: 'A night under canvas',
    text: 'Camps on the estates and along the rivers of the Western Ghats.',
  },
  {
    title: 'A day on the ridge',
    text: 'Guided walks through grassland and shola, for first-timers and for the fit.',
  },
];

/** The grid of §2.8 with suggestions to read or book. */
export function SuggestionGrid({ suggestions }: { readonly suggestions: Suggestions }) {
  const href = suggestions.kind === 'stories' ? paths.stories.getHref() : paths.experiences.getHref();
  return (
    <Container as="section" className={styles.section}>
      <SectionHeading
        eyebrow={suggestions.kind === 'stories' ? 'Featured Stories' : 'Featured experiences'}
        title={
          suggestions.kind === 'stories'
            ? 'Stories that you should not miss'
            : 'Trips that you should not miss'
        }
        action={
          <ButtonLink href={href} variant="outline" size="sm">
            View all <ArrowRightIcon />
          </ButtonLink>
        }
      />
      <TileGrid>{tilesOf(suggestions)}</TileGrid>
    </Container>
  );
}

function tilesOf(suggestions: Suggestions): ReactNode[] {
  if (suggestions.kind === 'stories')
    return suggestions.cards.map((story) => <StoryTile key={story.primary_key} story={story} />);
  if (suggestions.kind === 'experiences')
    return suggestions.cards.map((card) => <ExperienceTile key={card.primary_key} card={card} />);
  return samples.map(({ title, text }) => (
    <Card key={title}>
      <CardMedia>
        <Picture image={null} preset="card" />
      </CardMedia>
      <CardBody>
        <h3 className={styles.title}>
          <CardLink href={paths.experiences.getHref()}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{text}</p>
      </CardBody>
    </Card>
  ));
}
