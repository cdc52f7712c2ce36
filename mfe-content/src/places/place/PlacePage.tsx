import { paths } from '@kaadu/contracts';
import type { PlaceDetail } from '@kaadu/contracts/places';
import { Link } from '@kaadu/federation/react';
import { Rating } from '@kaadu/ui';
import { Article } from '../../shared/article/Article';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { DestinationPages } from '../../shared/destination/DestinationPages';
import { RelatedExperiences } from '../../shared/destination/RelatedExperiences';
import { placeTrail } from './load-place';
import { placeSections } from './place-sections';
import styles from './PlacePage.module.css';

/** A place to visit: location, best time, travel and surroundings. */
export function PlacePage({ data: place }: { readonly data: PlaceDetail }) {
  const { destination, guide, nearby } = place;
  return (
    <>
      <ArticleHeader
        trail={placeTrail(place)}
        current={place.name}
        title={place.name}
        lead={place.text}
        image={place.card_image ?? guide?.card_image ?? null}
      >
        <p className={styles.where}>
          In{' '}
          <Link href={paths.places.getHref(destination.url, destination.primary_key)}>
            {destination.name}
          </Link>
          {place.rating && <Rating rating={place.rating} />}
        </p>
      </ArticleHeader>
      <DestinationPages
        destination={destination}
        guide={guide}
        hasPlaces={nearby.length > 0}
        hasThingsToDo={guide !== null}
        current={paths.place.getHref(place.slug, place.primary_key)}
      />
      <Article label="On this page" sections={placeSections(place)} />
      <RelatedExperiences destination={destination} experiences={place.related_experiences} />
    </>
  );
}
