import type { ExperienceCard } from '@kaadu/contracts/cards';

/** Fields that a hydrated tile needs; the markup contains the rest. */
export type LiveCard = Pick<ExperienceCard, 'primary_key' | 'title' | 'price'>;

/** Card of a tile: complete, or for hydration limited to the fields that the tile needs. */
export type TileCard = ExperienceCard | LiveCard;

export function liveCard({ primary_key, title, price }: TileCard): LiveCard {
  return { primary_key, title, price };
}

export function isWhole<Card extends TileCard>(card: Card): card is Card & ExperienceCard {
  return 'card_image' in card;
}

/** Data of a page some of whose cards are shown as tiles only. */
export type WithTiles<Data, Cards extends keyof Data> = Omit<Data, Cards> & {
  readonly [Field in Cards]: readonly TileCard[];
};
