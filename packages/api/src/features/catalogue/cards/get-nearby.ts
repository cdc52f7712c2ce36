import type { Nearby, NearbyDestination } from '@kaadu/contracts/catalogue';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { listCards } from './cards-repository';
import { listDestinationPositions, listDestinations } from '../destinations-repository';
import { experiences } from '../tables';

const destinationsShown = 6;
const cardsShown = 12;
const earthRadiusKm = 6_371;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** Lists destinations by their distance from a position, the nearest first. */
export async function listDestinationsByDistance(db: Db, position: Position): Promise<NearbyDestination[]> {
  const [cards, positions] = await Promise.all([listDestinations(db), listDestinationPositions(db)]);
  const positionOf = new Map(positions.map(({ primaryKey, ...coordinates }) => [primaryKey, coordinates]));
  return cards
    .flatMap((card) => {
      const coordinates = positionOf.get(card.primary_key);
      if (!coordinates) return [];
      return { ...card, coordinates, away_km: Math.round(kilometresBetween(position, coordinates)) };
    })
    .sort((a, b) => a.away_km - b.away_km);
}

/** Returns the destinations nearest to a position, with their best experiences. */
export async function getNearby(db: Db, position: Position): Promise<Nearby> {
  const nearest = (await listDestinationsByDistance(db, position)).slice(0, destinationsShown);
  const keys = nearest.map((one) => one.primary_key);
  const found =
    keys.length > 0
      ? await listCards(db, { where: inArray(experiences.destinationPk, keys), limit: cardsShown })
      : [];
  return { destinations: nearest, experiences: found };
}
