import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import type { GuideArticle } from '../../shared/destination/guide-article';
import type { ArticleSection } from '../../shared/article/Article';
import { MonthChart } from '../../shared/climate/MonthChart';
import { PlaceList } from '../../shared/destination/PlaceList';
import { ThingList } from '../../shared/destination/ThingList';
import { Faqs } from '../../shared/faqs/Faqs';
import { JourneyTable } from '../../shared/journeys/JourneyTable';
import styles from './GuidePage.module.css';

/** Returns the sections of a guide in reading order, without optional ones that have no content. */
export function guideSections(guide: GuideArticle): ArticleSection[] {
  const { months, best_time, how_to_get_there, places, things_to_do, faqs, destination } = guide;
  const whenToGo = (
    <>
      <MonthChart months={months} />
      {best_time.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
  const placesToSee = (
    <>
      <PlaceList places={places} />
      <Link
        className={styles.more}
        href={paths.placesToVisit.getHref(destination.url, destination.primary_key)}
      >
        Places to visit in {destination.name} on a map
      </Link>
    </>
  );
  return [
    { id: 'when', title: 'When to go', content: whenToGo },
    {
      id: 'how',
      title: 'How to get there',
      content: <JourneyTable journeys={how_to_get_there} to={destination.name} />,
    },
    ...(places.length > 0 ? [{ id: 'places', title: 'Places to see', content: placesToSee }] : []),
    ...(things_to_do.length > 0
      ? [{ id: 'things', title: 'Things to do', content: <ThingList things={things_to_do} /> }]
      : []),
    ...(faqs.length > 0
      ? [{ id: 'questions', title: 'Questions people ask', content: <Faqs faqs={faqs} /> }]
      : []),
  ];
}
