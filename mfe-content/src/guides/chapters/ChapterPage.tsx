import { site } from '@kaadu/contracts';
import type { GuideArticle } from '../../shared/destination/guide-article';
import { Article, type ArticleSection } from '../../shared/article/Article';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { DestinationPages } from '../../shared/destination/DestinationPages';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { RelatedExperiences } from '../../shared/destination/RelatedExperiences';
import { driveTime } from '../../shared/directions/drive-time';
import { Faqs } from '../../shared/faqs/Faqs';

interface ChapterPageProps {
  readonly guide: GuideArticle;
  readonly title: string;
  readonly lead: string;
  readonly current: string;
  readonly href: string;
  readonly sections: readonly ArticleSection[];
}

/** A chapter of a guide as its own page, with the guide's FAQs and experiences to book. */
export function ChapterPage({ guide, title, lead, current, href, sections }: ChapterPageProps) {
  const { destination, faqs } = guide;
  return (
    <>
      <ArticleHeader
        trail={destinationTrail(destination)}
        current={current}
        title={title}
        lead={lead}
        image={guide.card_image}
      >
        <p>
          {guide.distance_km} km from {site.city}, {driveTime(guide.drive_hours)} by road
        </p>
      </ArticleHeader>
      <DestinationPages
        destination={destination}
        guide={guide}
        hasPlaces={guide.places.length > 0}
        hasThingsToDo={guide.things_to_do.length > 0}
        current={href}
      />
      <Article
        label="On this page"
        sections={[
          ...sections,
          ...(faqs.length > 0
            ? [{ id: 'questions', title: 'Questions people ask', content: <Faqs faqs={faqs} /> }]
            : []),
        ]}
      />
      <RelatedExperiences destination={destination} experiences={guide.related_experiences} />
    </>
  );
}
