import { paths } from '@kaadu/contracts';
import { ArrowRightIcon, ButtonLink, Container, SectionHeading } from '@kaadu/ui';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import type { TileCard } from '../../../shared/tiles/ExperienceTile/tile-card';
import { Rail } from '../../../shared/tiles/Rail/Rail';
import section from '../Section.module.css';

interface FeaturedRailProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly TileCard[];
}

/** A rail of experiences selected by the editors; renders nothing when there are none. */
export function FeaturedRail({ eyebrow, title, lead, cards }: FeaturedRailProps) {
  if (cards.length === 0) return null;
  return (
    <Container as="section" className={section.section}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={
          <ButtonLink href={paths.experiences.getHref()} variant="outline" size="sm">
            View all <ArrowRightIcon />
          </ButtonLink>
        }
      />
      <Rail label={title}>
        {cards.map((card) => (
          <ExperienceTile key={card.primary_key} card={card} />
        ))}
      </Rail>
    </Container>
  );
}
