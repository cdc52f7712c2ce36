import type { Habitat } from '../scene';
import type { Setting, Studio } from '../studio';
import { boulders } from './boulders';
import { coast } from './coast';
import { estuary } from './estuary';
import { farm } from './farm';
import { forest } from './forest';
import { ghats } from './ghats';
import { grassland } from './grassland';
import { lake } from './lake';
import { plantation } from './plantation';
import { reef } from './reef';
import { river } from './river';
import { rockface } from './rockface';
import { waterfall } from './waterfall';

export const habitatPainters: Readonly<Record<Habitat, (studio: Studio) => Setting>> = {
  ghats,
  plantation,
  forest,
  river,
  waterfall,
  coast,
  reef,
  boulders,
  lake,
  grassland,
  farm,
  estuary,
  rockface,
};
