/** Where a picture is set. */
export const habitats = [
  'ghats',
  'plantation',
  'forest',
  'river',
  'waterfall',
  'coast',
  'reef',
  'boulders',
  'lake',
  'grassland',
  'farm',
  'estuary',
  'rockface',
] as const;
export type Habitat = (typeof habitats)[number];

/** The light a picture is printed in. */
export const hours = ['dawn', 'day', 'dusk', 'night', 'monsoon'] as const;
export type Hour = (typeof hours)[number];

/** What a picture can be about. The first of a scene's subjects is its hero. */
export const subjects = [
  'elephant',
  'elephants',
  'tiger',
  'leopard',
  'gaur',
  'deer',
  'langur',
  'hornbill',
  'kingfisher',
  'peacock',
  'eagle',
  'turtle',
  'fish',
  'manta',
  'dolphins',
  'coracle',
  'kayak',
  'raft',
  'canoe',
  'sailboat',
  'tent',
  'tents',
  'campfire',
  'bungalow',
  'treehouse',
  'cottage',
  'hut',
  'houseboat',
  'jeep',
  'cyclist',
  'hikers',
  'climber',
  'diver',
  'surfer',
  'rappeller',
  'paraglider',
  'zipline',
  'temple',
  'lighthouse',
  'bridge',
  'palms',
  'arecas',
  'coffee',
  'tea-pickers',
  'bamboo',
  'banyan',
  'lantern',
  'starry-sky',
  'horse',
  'cattle',
  'tractor',
  'yoga',
  'birdwatcher',
  'angler',
] as const;
export type Subject = (typeof subjects)[number];

export interface Scene {
  /** Any stable text; no two seeds give the same picture. */
  readonly seed: string;
  readonly habitat: Habitat;
  readonly hour: Hour;
  /** What stands in front, most important first; one to three read best. May be empty: a landscape. */
  readonly subjects: readonly Subject[];
}
