import { formatPaise, paths } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { MapMarker } from '../map/markers/map-marker';

/** Returns experiences as markers of a map, each with its public price. */
export function experienceMarkers(
  cards: readonly Pick<
    ExperienceCard,
    'primary_key' | 'url' | 'title' | 'short_name' | 'is_stay' | 'coordinates' | 'price'
  >[],
): MapMarker[] {
  return cards.map(({ primary_key, url, title, short_name, is_stay, coordinates, price }) => ({
    id: `experience-${primary_key}`,
    name: short_name ?? title,
    detail: formatPaise(price.total),
    coordinates,
    href: paths.experience.getHref(url, primary_key),
    kind: is_stay ? 'stay' : 'activity',
  }));
}
