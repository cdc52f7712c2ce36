import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Container, ContentText, SectionHeading, useContentLang } from '@kaadu/ui';
import { Breadcrumbs } from '@kaadu/ui';
import { Faqs } from '../../shared/faqs/Faqs';
import { LazyRecentlyViewed } from '../../shared/saved/RecentlyViewed/LazyRecentlyViewed';
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
import { Similar } from './Similar/Similar';
import { useBookable } from './booking/use-bookable';
import { useBooking } from './booking/use-booking';
import { useTripChoice } from './booking/use-trip-choice';
import { useExperienceText } from './messages';
import styles from './ExperiencePage.module.css';

export function ExperiencePage({ data }: { readonly data: ExperienceDetail }) {
  // The key resets the choice when navigating from one experience to another.
  return <Experience key={data.primary_key} experience={data} />;
}

function Experience({ experience }: { readonly experience: ExperienceDetail }) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  const { choice, choose } = useTripChoice(experience);
  const bookable = useBookable(experience, choice);
  const booking = useBooking(experience, bookable);
  return (
    <Container className={styles.page}>
      <div className={styles.layout}>
        <div className={styles.top}>
          <Breadcrumbs
            trail={experienceTrail(experience, choice, { t, lang: contentLang })}
            current={<ContentText text={experience.short_name ?? experience.title} />}
          />
          <ExperienceHeader experience={experience} />
          <Gallery images={experience.gallery} title={experience.title} />
        </div>
        <div className={styles.main}>
          <Facts experience={experience} />
          <section className={styles.prose} aria-label={t('about')} lang={contentLang}>
            <p className={styles.summary}>{experience.summary}</p>
            {experience.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <aside className={styles.side} id="booking" aria-label={t('book')}>
          <BookingBox
            experience={experience}
            choice={choice}
            choose={choose}
            bookable={bookable}
            booking={booking}
          />
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
              <SectionHeading title={t('questions')} />
              <div lang={contentLang}>
                <Faqs faqs={experience.faqs} />
              </div>
            </section>
          )}
        </div>
      </div>
      <Similar experience={experience} wish={choice} />
      <LazyRecentlyViewed current={experience.primary_key} />
      <BottomBar price={experience.price} choice={choice} bookable={bookable} booking={booking} />
    </Container>
  );
}
