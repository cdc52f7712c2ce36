import { DiscountContent, IconContent } from '@kaadu/contracts/admin';
import { ActivityContent, activityForm } from '@kaadu/contracts/activities';
import { PlaceContent, placeForm } from '@kaadu/contracts/places';
import { StoryContent, storyForm } from '@kaadu/contracts/stories';
import { GuideText, guideForm } from '@kaadu/contracts/guide-content';
import { paths } from '@kaadu/contracts';
import type { ContentNoun } from '@kaadu/contracts/content';
import { ExperienceText, experienceForm } from '@kaadu/contracts/experience-body';
import type * as z from 'zod/mini';
import { fieldsOf, type Field } from './field';

/** Definition of a kind of record. */
export interface EditedKind {
  readonly title: string;
  /** Singular name: `story`. */
  readonly one: string;
  /** The API's own schema. */
  readonly schema: z.ZodMiniType<object>;
  readonly fields: readonly Field[];
  /** Member that names a record. */
  readonly titleField: string;
  readonly hasDrafts: boolean;
  /** Whether it can be withdrawn from the site. */
  readonly canBeWithdrawn: boolean;
  /** Path of its page, which redirects to the canonical one. Absent for kinds without a page. */
  readonly page?: (key: number) => string;
}

/** Every kind, in the order of the screen. */
export const editedKinds: Readonly<Record<ContentNoun, EditedKind>> = {
  stories: {
    title: 'Stories',
    one: 'story',
    schema: StoryContent,
    titleField: 'title',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.story.getHref('story', key),
    fields: fieldsOf(storyForm),
  },
  activities: {
    title: 'Activities',
    one: 'activity',
    schema: ActivityContent,
    titleField: 'name',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.activities.getHref('activity', key),
    fields: fieldsOf(activityForm),
  },
  places: {
    title: 'Places',
    one: 'place',
    schema: PlaceContent,
    titleField: 'name',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.place.getHref('place', key),
    fields: fieldsOf(placeForm),
  },
  guides: {
    title: 'Guides',
    one: 'guide',
    schema: GuideText,
    titleField: 'title',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.guide.getHref('guide', key),
    fields: fieldsOf(guideForm),
  },
  experiences: {
    title: 'Experiences',
    one: 'experience',
    schema: ExperienceText,
    titleField: 'title',
    hasDrafts: true,
    canBeWithdrawn: false,
    page: (key) => paths.experience.getHref('experience', key),
    fields: fieldsOf(experienceForm),
  },
  discounts: {
    title: 'Discounts',
    one: 'discount',
    schema: DiscountContent,
    titleField: 'code',
    hasDrafts: false,
    canBeWithdrawn: false,
    fields: [
      { kind: 'line', name: 'code', label: 'Code', hint: 'Capital letters and digits' },
      { kind: 'number', name: 'percent', label: 'Percent', step: 1 },
      { kind: 'text', name: 'terms', label: 'Terms' },
      { kind: 'date', name: 'starts_on', label: 'First day' },
      { kind: 'date', name: 'ends_on', label: 'Last day' },
    ],
  },
  icons: {
    title: 'Icons',
    one: 'icon',
    schema: IconContent,
    titleField: 'name',
    hasDrafts: false,
    canBeWithdrawn: false,
    fields: [
      { kind: 'line', name: 'name', label: 'Name' },
      { kind: 'image', name: 'image_path', altName: null, label: 'Picture' },
    ],
  },
};
