/** Settings of an image. */
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

/** Light of an image. */
export const hours = ['dawn', 'day', 'dusk', 'night', 'monsoon'] as const;
export type Hour = (typeof hours)[number];

/** Subjects of an image. The first of a scene's subjects is its hero. */
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

/** A room with a window, through which the landscape is seen. */
export interface Room {
  readonly walls: 'plaster' | 'mud' | 'stone' | 'timber' | 'bamboo' | 'canvas';
  /** One double bed, or three single ones. */
  readonly beds: 1 | 3;
}

export interface Scene {
  /** Any stable text; different seeds give different images. */
  readonly seed: string;
  readonly habitat: Habitat;
  readonly hour: Hour;
  /** Foreground subjects, most important first; one to three look best. Empty for a landscape. */
  readonly subjects: readonly Subject[];
  /** The room from which the landscape is seen; undefined for an image outdoors. */
  readonly room?: Room;
}
