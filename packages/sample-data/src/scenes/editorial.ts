import { sketches, type Sketch } from './sketch';

const destinations = sketches('destinations', {
  1: ['plantation', 'dawn', 'bungalow', 'coffee'],
  2: ['lake', 'dusk', 'elephants', 'deer'],
  3: ['ghats', 'day', 'hikers'],
  4: ['farm', 'dawn', 'cottage', 'palms'],
  5: ['grassland', 'dawn', 'horse'],
  6: ['plantation', 'day', 'tea-pickers', 'bungalow'],
  7: ['boulders', 'dusk', 'temple', 'coracle'],
  8: ['coast', 'dusk', 'palms', 'surfer'],
  9: ['reef', 'day', 'turtle', 'fish'],
  10: ['river', 'day', 'raft', 'hornbill'],
  11: ['forest', 'dawn', 'gaur'],
  12: ['grassland', 'dusk', 'tiger'],
  13: ['ghats', 'monsoon', 'cottage'],
  14: ['waterfall', 'monsoon', 'langur'],
  15: ['ghats', 'dusk', 'cottage'],
  16: ['plantation', 'monsoon', 'langur', 'tea-pickers'],
  17: ['ghats', 'night', 'bungalow', 'lantern'],
  18: ['farm', 'dawn', 'cyclist'],
  19: ['rockface', 'dawn', 'climber', 'eagle'],
  20: ['river', 'dusk', 'coracle', 'kingfisher'],
  21: ['ghats', 'dawn', 'hikers', 'starry-sky'],
  22: ['waterfall', 'day', 'bridge'],
  23: ['lake', 'dawn', 'kayak'],
  24: ['grassland', 'monsoon', 'hikers'],
  25: ['coast', 'dawn', 'sailboat', 'lighthouse'],
  26: ['plantation', 'dusk', 'tea-pickers'],
  27: ['lake', 'day', 'raft', 'bamboo'],
  28: ['plantation', 'dawn', 'bungalow'],
  29: ['boulders', 'night', 'starry-sky', 'tent'],
  30: ['rockface', 'dusk', 'tents', 'campfire'],
  31: ['boulders', 'day', 'temple', 'cattle'],
  32: ['rockface', 'day', 'climber'],
});

const activities = sketches('activities', {
  1: ['reef', 'day', 'diver', 'manta', 'fish'],
  2: ['river', 'monsoon', 'raft'],
  3: ['estuary', 'dawn', 'kayak', 'kingfisher'],
  4: ['river', 'dawn', 'coracle', 'temple'],
  5: ['coast', 'day', 'surfer'],
  6: ['ghats', 'day', 'hikers', 'eagle'],
  7: ['boulders', 'dawn', 'hikers'],
  8: ['farm', 'day', 'cyclist', 'palms'],
  9: ['plantation', 'day', 'coffee', 'hornbill'],
  10: ['boulders', 'dawn', 'temple', 'banyan'],
  11: ['grassland', 'dawn', 'jeep', 'tiger'],
  12: ['lake', 'day', 'elephants', 'canoe'],
  13: ['forest', 'day', 'birdwatcher', 'hornbill'],
  14: ['forest', 'night', 'lantern', 'hikers'],
  15: ['lake', 'night', 'starry-sky', 'tent'],
  16: ['rockface', 'dawn', 'climber'],
  17: ['waterfall', 'day', 'rappeller'],
  18: ['river', 'day', 'zipline', 'bamboo'],
  19: ['river', 'night', 'tents', 'campfire'],
});

const themes = sketches('themes', {
  1: ['forest', 'dusk', 'leopard'],
  2: ['plantation', 'dawn', 'coffee', 'cottage'],
  3: ['farm', 'day', 'cattle', 'tractor'],
  4: ['lake', 'dusk', 'canoe', 'lantern'],
  5: ['boulders', 'night', 'campfire', 'tents'],
  6: ['waterfall', 'monsoon', 'hikers'],
  7: ['river', 'dawn', 'kayak'],
  8: ['forest', 'dawn', 'hut'],
});

const stories = sketches('stories', {
  201: ['lake', 'day', 'elephants', 'eagle'],
  202: ['plantation', 'day', 'coffee', 'bungalow'],
  203: ['reef', 'day', 'diver', 'fish'],
  204: ['rockface', 'dusk', 'eagle', 'climber'],
});

const guides = sketches('guides', {
  301: ['ghats', 'dawn', 'coffee', 'hikers'],
  302: ['boulders', 'dawn', 'temple', 'cyclist'],
});

const brand: [string, Sketch][] = [
  ['brand/home', ['ghats', 'dawn', 'tents', 'elephants']],
  ['brand/share', ['ghats', 'dusk', 'hikers', 'palms']],
];

/** Scenes of everything but experiences, by store path. */
export const editorialSketches: ReadonlyMap<string, Sketch> = new Map([
  ...destinations,
  ...activities,
  ...themes,
  ...stories,
  ...guides,
  ...brand,
]);
