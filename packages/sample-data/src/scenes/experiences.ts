import { malnadGalleries } from './galleries/malnad';
import { nilgiriGalleries } from './galleries/nilgiris';
import { wayanadKeralaGalleries } from './galleries/wayanad-kerala';
import { mysuruForestGalleries } from './galleries/mysuru-forests';
import { tamilHillGalleries } from './galleries/tamil-hills';
import { twoCoastGalleries } from './galleries/two-coasts';
import type { Galleries, Sketch } from './sketch';

const galleries: Galleries = {
  ...malnadGalleries,
  ...nilgiriGalleries,
  ...wayanadKeralaGalleries,
  ...mysuruForestGalleries,
  ...tamilHillGalleries,
  ...twoCoastGalleries,
  101: [
    ['plantation', 'dawn', 'bungalow', 'coffee'],
    ['plantation', 'day', 'coffee', 'hornbill'],
    ['ghats', 'day', 'hikers'],
    ['plantation', 'night', 'bungalow', 'lantern'],
    ['forest', 'monsoon', 'hikers'],
  ],
  102: [
    ['forest', 'dawn', 'treehouse'],
    ['forest', 'day', 'hornbill', 'langur'],
    ['plantation', 'monsoon', 'treehouse', 'bamboo'],
    ['forest', 'night', 'treehouse', 'starry-sky'],
    ['ghats', 'dawn', 'eagle'],
  ],
  103: [
    ['river', 'monsoon', 'raft'],
    ['river', 'day', 'raft', 'kayak'],
    ['ghats', 'monsoon', 'bridge'],
    ['river', 'dawn', 'kingfisher'],
    ['forest', 'monsoon', 'jeep'],
  ],
  104: [
    ['lake', 'dusk', 'elephants', 'deer'],
    ['forest', 'dawn', 'leopard'],
    ['forest', 'day', 'jeep', 'deer'],
    ['lake', 'night', 'cottage', 'lantern'],
    ['lake', 'dawn', 'canoe', 'birdwatcher'],
  ],
  105: [
    ['lake', 'dawn', 'cottage', 'coracle'],
    ['farm', 'day', 'cattle', 'palms'],
    ['lake', 'day', 'coracle', 'kingfisher'],
    ['lake', 'night', 'campfire', 'hut'],
    ['farm', 'dusk', 'cyclist'],
  ],
  106: [
    ['boulders', 'dusk', 'hut', 'palms'],
    ['farm', 'dawn', 'hut', 'cattle'],
    ['boulders', 'day', 'cyclist', 'temple'],
    ['boulders', 'night', 'starry-sky', 'hut'],
    ['river', 'dusk', 'coracle', 'palms'],
  ],
  107: [
    ['boulders', 'dawn', 'coracle', 'temple'],
    ['river', 'day', 'coracle'],
    ['boulders', 'day', 'temple', 'hikers'],
    ['river', 'dusk', 'temple', 'coracle'],
    ['boulders', 'dusk', 'banyan', 'hikers'],
  ],
  108: [
    ['reef', 'day', 'diver', 'turtle'],
    ['reef', 'dawn', 'fish', 'turtle'],
    ['coast', 'day', 'sailboat'],
    ['coast', 'dawn', 'temple', 'palms'],
    ['reef', 'dusk', 'diver', 'fish'],
  ],
  109: [
    ['reef', 'dusk', 'manta', 'diver'],
    ['reef', 'day', 'fish', 'manta'],
    ['reef', 'dawn', 'diver'],
    ['coast', 'night', 'lighthouse', 'sailboat'],
    ['coast', 'day', 'dolphins'],
  ],
  110: [
    ['ghats', 'dawn', 'hikers'],
    ['boulders', 'dawn', 'hikers', 'eagle'],
    ['rockface', 'night', 'hikers', 'lantern'],
    ['boulders', 'night', 'starry-sky', 'hikers'],
    ['grassland', 'dawn', 'hikers'],
  ],
  111: [
    ['rockface', 'day', 'climber'],
    ['rockface', 'dawn', 'climber', 'eagle'],
    ['rockface', 'dusk', 'rappeller'],
    ['boulders', 'dawn', 'peacock'],
    ['boulders', 'day', 'hikers', 'banyan'],
  ],
  112: [
    ['farm', 'dawn', 'cottage', 'tractor'],
    ['farm', 'day', 'cyclist', 'cattle'],
    ['farm', 'dusk', 'cottage', 'arecas'],
    ['boulders', 'night', 'starry-sky', 'cottage'],
    ['farm', 'monsoon', 'tractor', 'peacock'],
  ],
};

/** Scenes of all experiences' pictures by store path, `experiences/<key>/<1–5>`. */
export const experienceSketches: ReadonlyMap<string, Sketch> = new Map(
  Object.entries(galleries).flatMap(([key, gallery]) =>
    gallery.map((sketch, index): [string, Sketch] => [`experiences/${key}/${index + 1}`, sketch]),
  ),
);
