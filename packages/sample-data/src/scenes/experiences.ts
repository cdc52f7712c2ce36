import { cauveryAndDeccanGalleries } from './galleries/cauvery-and-deccan';
import { coorgGalleries } from './galleries/coorg';
import { hampiGalleries } from './galleries/hampi';
import { kabiniGalleries } from './galleries/kabini';
import { kanaraCoastGalleries } from './galleries/kanara-coast';
import { malnadGalleries } from './galleries/malnad';
import { mysuruForestGalleries } from './galleries/mysuru-forests';
import { nearBengaluruGalleries } from './galleries/near-bengaluru';
import { nilgiriGalleries } from './galleries/nilgiris';
import { tamilHillGalleries } from './galleries/tamil-hills';
import { twoCoastGalleries } from './galleries/two-coasts';
import { wayanadKeralaGalleries } from './galleries/wayanad-kerala';
import type { Galleries, Sketch } from './sketch';

const galleries: Galleries = {
  ...coorgGalleries,
  ...kabiniGalleries,
  ...hampiGalleries,
  ...kanaraCoastGalleries,
  ...nearBengaluruGalleries,
  ...malnadGalleries,
  ...nilgiriGalleries,
  ...wayanadKeralaGalleries,
  ...mysuruForestGalleries,
  ...tamilHillGalleries,
  ...twoCoastGalleries,
  ...cauveryAndDeccanGalleries,
};

/** Scenes of all experiences' images by store path, `experiences/<key>/<1–5>`. */
export const experienceSketches: ReadonlyMap<string, Sketch> = new Map(
  Object.entries(galleries).flatMap(([key, gallery]) =>
    gallery.map((sketch, index): [string, Sketch] => [`experiences/${key}/${index + 1}`, sketch]),
  ),
);
