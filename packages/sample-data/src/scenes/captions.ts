import type { Habitat, Hour, Subject } from '../illustrator/scene';
import type { Sketch } from './sketch';

const places: Readonly<Record<Habitat, string>> = {
  ghats: 'in the Western Ghats',
  plantation: 'on the plantation',
  forest: 'in the forest',
  river: 'by the river',
  waterfall: 'near the waterfall',
  coast: 'on the coast',
  reef: 'at the reef',
  boulders: 'among the boulders',
  lake: 'by the lake',
  grassland: 'on the grassland',
  farm: 'on the farm',
  estuary: 'on the estuary',
  rockface: 'at the rock face',
};

const lights: Readonly<Record<Hour, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
  monsoon: 'in the monsoon',
};

const things: Readonly<Record<Subject, string>> = {
  elephant: 'an elephant',
  elephants: 'elephants',
  tiger: 'a tiger',
  leopard: 'a leopard',
  gaur: 'a gaur',
  deer: 'deer',
  langur: 'a langur',
  hornbill: 'a hornbill',
  kingfisher: 'a kingfisher',
  peacock: 'a peacock',
  eagle: 'an eagle',
  turtle: 'a turtle',
  fish: 'a shoal of fish',
  manta: 'a manta ray',
  dolphins: 'dolphins',
  coracle: 'a coracle',
  kayak: 'a kayak',
  raft: 'a raft',
  canoe: 'a canoe',
  sailboat: 'a sailing boat',
  tent: 'a tent',
  tents: 'tents',
  campfire: 'a campfire',
  bungalow: 'a bungalow',
  treehouse: 'a treehouse',
  cottage: 'a cottage',
  hut: 'a thatched hut',
  houseboat: 'a houseboat',
  jeep: 'a safari jeep',
  cyclist: 'a cyclist',
  hikers: 'hikers',
  climber: 'a climber',
  diver: 'a diver',
  surfer: 'a surfer',
  rappeller: 'a climber on the rope',
  paraglider: 'a paraglider',
  zipline: 'a zip line',
  temple: 'a temple',
  lighthouse: 'a lighthouse',
  bridge: 'a bridge',
  palms: 'palms',
  arecas: 'areca palms',
  coffee: 'coffee bushes',
  'tea-pickers': 'tea pickers',
  bamboo: 'bamboo',
  banyan: 'a banyan tree',
  lantern: 'a lantern',
  'starry-sky': 'a sky full of stars',
  horse: 'a horse',
  cattle: 'cattle',
  tractor: 'a tractor',
  yoga: 'a yoga class',
  birdwatcher: 'a birdwatcher',
  angler: 'an angler',
};

/** Returns the caption of a scene: "A bungalow and coffee bushes on the plantation at dawn". */
export function captionOfSketch([habitat, hour, ...subjects]: Sketch): string {
  const seen = subjects.map((subject) => things[subject]);
  const what = seen.length > 1 ? `${seen.slice(0, -1).join(', ')} and ${seen.at(-1)}` : (seen[0] ?? 'a view');
  const text = `${what} ${places[habitat]} ${lights[hour]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
