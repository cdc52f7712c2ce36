import type { Galleries } from '../sketch';

export const twoCoastGalleries: Galleries = {
  146: [
    ['coast', 'dusk', 'hut', 'palms'],
    ['coast', 'day', 'surfer', 'palms'],
    ['coast', 'dawn', 'dolphins'],
    ['coast', 'night', 'hut', 'starry-sky'],
    ['ghats', 'dusk', 'hikers', 'palms'],
  ],
  147: [
    ['coast', 'day', 'hikers', 'palms'],
    ['coast', 'dawn', 'hikers', 'eagle'],
    ['coast', 'dusk', 'sailboat', 'temple'],
    ['coast', 'night', 'hikers', 'lantern'],
    ['coast', 'day', 'dolphins', 'sailboat'],
  ],
  148: [
    ['coast', 'day', 'surfer'],
    ['coast', 'dawn', 'surfer'],
    ['coast', 'dusk', 'surfer', 'palms'],
    ['coast', 'day', 'palms', 'dolphins'],
    ['coast', 'dusk', 'temple', 'palms'],
  ],
  149: [
    ['estuary', 'dusk', 'cottage', 'palms'],
    ['estuary', 'dawn', 'kayak', 'kingfisher'],
    ['estuary', 'day', 'houseboat'],
    ['estuary', 'night', 'cottage', 'lantern'],
    ['estuary', 'monsoon', 'canoe', 'palms'],
  ],
  150: [
    ['river', 'dawn', 'cottage', 'hornbill'],
    ['forest', 'day', 'birdwatcher', 'kingfisher'],
    ['river', 'dusk', 'hornbill', 'bamboo'],
    ['river', 'night', 'cottage', 'campfire'],
    ['forest', 'monsoon', 'cottage'],
  ],
  151: [
    ['river', 'day', 'raft'],
    ['river', 'dawn', 'raft', 'kayak'],
    ['forest', 'day', 'jeep', 'hikers'],
    ['river', 'dusk', 'raft', 'hornbill'],
    ['river', 'day', 'kayak', 'bridge'],
  ],
  152: [
    ['coast', 'dawn', 'bungalow', 'palms'],
    ['farm', 'day', 'cyclist', 'palms'],
    ['coast', 'day', 'lighthouse', 'cyclist'],
    ['coast', 'night', 'bungalow', 'lantern'],
    ['coast', 'dusk', 'palms', 'sailboat'],
  ],
  153: [
    ['reef', 'day', 'diver', 'fish'],
    ['reef', 'dawn', 'fish', 'manta'],
    ['reef', 'dusk', 'diver', 'manta'],
    ['coast', 'dawn', 'sailboat', 'lighthouse'],
    ['reef', 'day', 'turtle', 'diver'],
  ],
  154: [
    ['coast', 'dawn', 'cyclist', 'lighthouse'],
    ['coast', 'day', 'cyclist', 'palms'],
    ['farm', 'dawn', 'cyclist', 'temple'],
    ['coast', 'dusk', 'lighthouse', 'sailboat'],
    ['estuary', 'dawn', 'cyclist', 'canoe'],
  ],
};
