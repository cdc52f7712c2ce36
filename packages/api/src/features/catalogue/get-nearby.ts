import type { Nearby } from '@kaadu/contracts/catalogue';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { listCards } from './cards-repository';
import { listDestinationPositions, listDestinations } from './destinations-repository';
import { experiences } from './tables';

const destinationsShown = 6;
const cardsShown = 12;
const earthRadiusKm = 6_371;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** The destinations nearest to a position, with their best experiences. */
export async function getNearby(db: Db, position: Position): Promise<Nearby> {
  const [cards, positions] = await Promise.all([listDestinations(db), listDestinationPositions(db)]);
  const away = new Map(positions.map((one) => [one.primaryKey, kilometresBetween(position, one)]));
  const nearest = cards
    .map((card) => ({ ...card, away_km: Math.round(away.get(card.primary_key) ?? 0) }))
    .sort((a, b) => a.away_km - b.away_km)
    .slice(0, destinationsShown);
  const keys = nearest.map((one) => one.primary_key);
  const found =
    keys.length > 0
      ? await listCards(db, { where: inArray(experiences.destinationPk, keys), limit: cardsShown })
      : [];
  return { destinations: nearest, experiences: found };
}
