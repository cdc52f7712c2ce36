import type { GuideChapters } from '@kaadu/contracts/guide-content';
import type { LocationDetails, Place, PlaceDetail } from '@kaadu/contracts/places';
import { guideExample } from '@kaadu/contracts/guide-example';
import { aCard } from '../shared/tiles/test-data';

const coorg = { primary_key: 1, name: 'Coorg', url: 'coorg' };

export function aPlace(over: Partial<Place> = {}): Place {
  return {
    primary_key: 11,
    name: 'Tadiandamol',
    slug: 'tadiandamol',
    text: 'The highest peak.',
    coordinates: { latitude: 12.21, longitude: 75.6 },
    destination: coorg,
    card_image: null,
    rating: null,
    ...over,
  };
}

const guide: GuideChapters = {
  primary_key: 301,
  url: 'coorg',
  title: 'Coorg on foot',
  summary: 'Peaks, coffee and rain.',
  destination: coorg,
  card_image: null,
  ...guideExample,
};

const dubare = aPlace({
  primary_key: 14,
  name: 'Dubare',
  slug: 'dubare',
  text: 'Elephants bathe here.',
  coordinates: { latitude: 12.37, longitude: 75.9 },
});

export function aPlaceDetail(over: Partial<PlaceDetail> = {}): PlaceDetail {
  return {
    ...aPlace(),
    guide,
    related_experiences: [aCard()],
    nearby: [{ ...dubare, away_km: 36.6 }],
    ...over,
  };
}

export function aLocation(over: Partial<LocationDetails> = {}): LocationDetails {
  const card = {
    state: 'Karnataka',
    tagline: 'Coffee under big trees',
    distance_km: 265,
    experience_count: 1,
    card_image: null,
  };
  return {
    destination: {
      ...coorg,
      ...card,
      description: ['Kodagu is small.'],
      coordinates: { latitude: 12.42, longitude: 75.74 },
      drive_hours: 5.5,
      best_months: [1, 2, 3, 10, 11, 12],
    },
    guide,
    related_experiences: [aCard()],
    places: [aPlace(), dubare],
    things_to_do: [
      {
        primary_key: 21,
        name: 'Walk an estate',
        slug: 'walk-an-estate',
        text: 'Two hours.',
        destination: coorg,
        card_image: null,
      },
    ],
    nearby: [
      {
        primary_key: 2,
        name: 'Kabini',
        url: 'kabini',
        ...card,
        coordinates: { latitude: 11.95, longitude: 76.27 },
        away_km: 79,
      },
    ],
    ...over,
  };
}
