import { paths, site } from '@kaadu/contracts';
import type { GuideArticle } from '../../shared/destination/guide-article';
import { Article } from '../../shared/article/Article';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { DestinationPages } from '../../shared/destination/DestinationPages';
import { RelatedExperiences } from '../../shared/destination/RelatedExperiences';
import { MapLink } from '@kaadu/travel-ui/directions';
import { driveTime } from '../../shared/directions/drive-time';
import { guideSections } from './guide-sections';
import { guideTrail } from './load-guide';
import styles from './GuidePage.module.css';

/** The guide to one destination, followed by experiences to book there. */
export function GuidePage({ data: guide }: { readonly data: GuideArticle }) {
  return (
    <>
      <ArticleHeader
        className={styles.head}
        trail={guideTrail}
        current={guide.destination.name}
        title={guide.title}
        lead={guide.summary}
        image={guide.card_image}
      >
        <p className={styles.distance}>
          {guide.distance_km} km from {site.city}, {driveTime(guide.drive_hours)} by road
        </p>
      </ArticleHeader>
      <DestinationPages
        destination={guide.destination}
        guide={guide}
        hasPlaces={guide.places.length > 0}
        hasThingsToDo={guide.things_to_do.length > 0}
        current={paths.guide.getHref(guide.url, guide.primary_key)}
      />
      <Article
        label="In this guide"
        intro={guide.intro}
        sections={guideSections(guide)}
        aside={<MapLink coordinates={guide.coordinates} />}
      />
      <RelatedExperiences destination={guide.destination} experiences={guide.related_experiences} />
    </>
  );
}
