import { paths } from '@kaadu/contracts';
import type { DestinationRef } from '@kaadu/contracts/fields';
import { Link } from '@kaadu/federation/react';
import { Container } from '@kaadu/ui';
import styles from './DestinationPages.module.css';

interface DestinationPagesProps {
  readonly destination: DestinationRef;
  /** The destination's guide, whose chapters include how to get there and the best time. */
  readonly guide: { readonly url: string; readonly primary_key: number } | null;
  readonly hasPlaces: boolean;
  readonly hasThingsToDo: boolean;
  /** URL of the page that shows the links. */
  readonly current: string;
}

/** Links to the pages about one destination. */
export function DestinationPages(props: DestinationPagesProps) {
  const { destination, guide, hasPlaces, hasThingsToDo, current } = props;
  const { url, primary_key, name } = destination;
  const pages: readonly (readonly [title: string, href: string | false | null | undefined])[] = [
    ['Overview', paths.places.getHref(url, primary_key)],
    ['Places to visit', hasPlaces && paths.placesToVisit.getHref(url, primary_key)],
    ['Things to do', hasThingsToDo && paths.thingsToDo.getHref(url, primary_key)],
    ['How to get there', guide && paths.howToGetThere.getHref(guide.url, guide.primary_key)],
    ['Best time to visit', guide && paths.bestTime.getHref(guide.url, guide.primary_key)],
    ['The whole guide', guide && paths.guide.getHref(guide.url, guide.primary_key)],
  ];
  return (
    <Container>
      <nav aria-label={`About ${name}`}>
        <ul className={styles.pages}>
          {pages.map(
            ([title, href]) =>
              href && (
                <li key={title}>
                  <Link
                    className={styles.page}
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
    </Container>
  );
}
