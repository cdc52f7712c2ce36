import { GuideContent } from '@kaadu/contracts/guide-content';
import type { SampleGuide } from '@kaadu/sample-data';
import * as z from 'zod/mini';
import { guides } from '../features/editorial/guides';
import { columnValues } from '../platform/editing/record-columns';
import { slug } from '../platform/text/slug';

export function guideRow(guide: SampleGuide) {
  return {
    primaryKey: guide.key,
    ...columnValues(guides, guide),
    content: z.parse(GuideContent, guide),
    imagePath: `guides/${guide.key}/1`,
  };
}

export function placeRows(guide: SampleGuide) {
  return guide.places.map((place, index) => ({ ...place, ...nth(guide, index), slug: slug(place.name) }));
}

export function thingToDoRows(guide: SampleGuide) {
  return guide.thingsToDo.map((thing, index) => ({
    ...thing,
    ...nth(guide, index),
    slug: slug(thing.name),
  }));
}

/** Returns the common columns of the nth place and the nth activity of a guide. */
function nth(guide: SampleGuide, index: number) {
  return {
    primaryKey: guide.key * 100 + index + 1,
    destinationPk: guide.destination_pk,
    position: index,
    imagePath: `guides/${guide.key}/1`,
  };
}
