import { site } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import { Article, type ArticleSection } from '../../shared/article/Article';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { DestinationPages } from '../../shared/destination/DestinationPages';
import { RelatedExperiences } from '../../shared/destination/RelatedExperiences';
import { driveTime } from '../../shared/directions/drive-time';
import { Faqs } from '../../shared/faqs/Faqs';
import type { Crumb } from '@kaadu/ui';

interface DestinationFrameProps {
  readonly location: LocationDetails;
  readonly trail: readonly Crumb[];
  /** Name of the page at the end of the breadcrumbs. */
  readonly current: string;
  readonly title: string;
  readonly lead: string;
  readonly href: string;
  readonly intro?: readonly string[];
  readonly sections: readonly ArticleSection[];
}

/** The frame shared by all pages about a destination. */
export function DestinationFrame(props: DestinationFrameProps) {
  const { location, trail, current, title, lead, href, intro, sections } = props;
  const { destination, guide } = location;
  const faqs = guide?.faqs ?? [];
  return (
    <>
      <ArticleHeader
        trail={trail}
        current={current}
        title={title}
        lead={lead}
        image={destination.card_image ?? guide?.card_image ?? null}
      >
        <p>
          {destination.state} · {destination.distance_km} km from {site.city},{' '}
          {driveTime(destination.drive_hours)} by road
        </p>
      </ArticleHeader>
      <DestinationPages
        destination={destination}
        guide={guide}
        hasPlaces={location.places.length > 0}
        hasThingsToDo={location.things_to_do.length > 0}
        current={href}
      />
      <Article
        label="On this page"
        intro={intro}
        sections={[
          ...sections,
          ...(faqs.length > 0
            ? [{ id: 'questions', title: 'Questions people ask', content: <Faqs faqs={faqs} /> }]
            : []),
        ]}
      />
      <RelatedExperiences destination={destination} experiences={location.related_experiences} />
    </>
  );
}
