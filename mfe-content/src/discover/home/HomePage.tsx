import { Container } from '@kaadu/ui';
import { LazyRecentlyViewed } from '../../shared/saved/RecentlyViewed/LazyRecentlyViewed';
import { Activities } from './Activities/Activities';
import { Destinations } from './Destinations/Destinations';
import { Hero } from './Hero/Hero';
import { HowWeChoose } from './HowWeChoose/HowWeChoose';
import { Questions } from './Questions/Questions';
import { FeaturedRail } from './FeaturedRail/FeaturedRail';
import { Stories } from './Stories/Stories';
import type { HomeData } from './load-home';
import section from './Section.module.css';
import { Themes } from './Themes/Themes';

export function HomePage({ data: home }: { readonly data: HomeData }) {
  return (
    <>
      <Hero home={home} />
      <FeaturedRail
        eyebrow="Stays"
        title="Sleep where the road runs out"
        lead="Jungle lodges, estate bungalows and camps within a day’s drive."
        cards={home.featured_stays}
      />
      <div data-below-fold>
        <Activities activities={home.activities} />
        <FeaturedRail
          eyebrow="Out there"
          title="Days to earn your dinner"
          lead="Led by people from the valley, in groups small enough to hear the birds."
          cards={home.featured_activities}
        />
        <Destinations destinations={home.destinations} />
        <HowWeChoose />
        <Themes themes={home.themes} />
        <Stories stories={home.stories} />
        <Questions faqs={home.faqs} />
      </div>
      {/* Last, because it loads late and must not shift visible content. */}
      <Container className={section.late}>
        <LazyRecentlyViewed />
      </Container>
    </>
  );
}
