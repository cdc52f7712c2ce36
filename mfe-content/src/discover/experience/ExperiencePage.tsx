import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Container, SectionHeading } from '@kaadu/ui';
import { Breadcrumbs } from '@kaadu/ui';
import { Faqs } from '../../shared/faqs/Faqs';
import { LazyRecentlyViewed } from '../../shared/saved/RecentlyViewed/LazyRecentlyViewed';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../shared/tiles/Rail/Rail';
import { BookingBox } from './booking/BookingBox/BookingBox';
import { BottomBar } from './booking/BottomBar/BottomBar';
import { Cancellation } from './Cancellation/Cancellation';
import { experienceTrail } from './experience-meta';
import { Facts } from './Facts/Facts';
import { Gallery } from './photos/Gallery/Gallery';
import { GettingThere } from './GettingThere/GettingThere';
import { Included } from './Included/Included';
import { Itinerary } from './Itinerary/Itinerary';
import { Options } from './booking/Options/Options';
import { ExperienceHeader } from './ExperienceHeader/ExperienceHeader';
import { Reviews } from './Reviews/Reviews';
import { useBookable } from './booking/use-bookable';
import { useTripChoice } from './booking/use-trip-choice';
import styles from './ExperiencePage.module.css';

export function ExperiencePage({ data }: { readonly data: ExperienceDetail }) {
  // The key resets the choice when navigating from one experience to another.
  return <Experience key={data.primary_key} experience={data} />;
}

function Experience({ experience }: { readonly experience: ExperienceDetail }) {
  const { choice, choose } = useTripChoice(experience);
  const bookable = useBookable(experience, choice);
  return (
    <Container className={styles.page}>
      <div className={styles.layout}>
        <div className={styles.top}>
          <Breadcrumbs
            trail={experienceTrail(experience)}
            current={experience.short_name ?? experience.title}
          />
          <ExperienceHeader experience={experience} />
          <Gallery images={experience.gallery} title={experience.title} />
        </div>
        <div className={styles.main}>
          <Facts experience={experience} />
          <section className={styles.prose} aria-label="About">
            <p className={styles.summary}>{experience.summary}</p>
            {experience.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <aside className={styles.side} id="booking" aria-label="Book">
          <BookingBox experience={experience} choice={choice} choose={choose} bookable={bookable} />
        </aside>
        <div className={styles.main} data-below-fold>
          <Options options={experience.options} isStay={experience.is_stay} />
          <Included experience={experience} />
          <Itinerary steps={experience.itinerary} isStay={experience.is_stay} />
          <GettingThere experience={experience} />
          <Cancellation steps={experience.cancellation} start={bookable.start} />
          <Reviews rating={experience.rating} reviews={experience.reviews} />
          {experience.faqs.length > 0 && (
            <section>
              <SectionHeading title="Questions people ask" />
              <Faqs faqs={experience.faqs} />
            </section>
          )}
        </div>
      </div>
      {experience.similar.length > 0 && (
        <section className={styles.similar}>
          <SectionHeading title="If this one is not quite it" />
          <Rail label="Similar experiences">
            {experience.similar.map((card) => (
              <ExperienceTile key={card.primary_key} card={card} />
            ))}
          </Rail>
        </section>
      )}
      <LazyRecentlyViewed current={experience.primary_key} />
      <BottomBar price={bookable.priced ?? experience.price} />
    </Container>
  );
}
