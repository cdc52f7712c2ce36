import type { ContentNoun } from '@kaadu/contracts/content';
import type { ContentKind } from '../../platform/editing/content-kind';
import type { Services } from '../../platform/services/services';
import { activityKind } from '../activities';
import { discountKind, iconKind } from '../admin';
import { createExperienceKind } from '../catalogue';
import { guideKind } from '../editorial/guides';
import { createPlaceKind } from '../editorial/places';
import { placeHasRatings } from '../reviews';
import { storyKind } from '../editorial/stories';

export type ContentKinds = Readonly<Record<ContentNoun, ContentKind>>;

/** Lists all kinds of editable content. */
export const contentKinds = ({ now }: Pick<Services, 'now'>): ContentKinds => ({
  stories: storyKind,
  activities: activityKind,
  places: createPlaceKind({ hasRatings: placeHasRatings }),
  guides: guideKind,
  experiences: createExperienceKind(now),
  discounts: discountKind,
  icons: iconKind,
});
