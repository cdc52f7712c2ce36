import { DiscountContent, IconContent } from '@kaadu/contracts/admin';
import { ActivityContent, GuideText, PlaceContent, StoryContent } from '@kaadu/contracts/content-bodies';
import { paths } from '@kaadu/contracts';
import type { ContentNoun } from '@kaadu/contracts/content';
import { ExperienceText } from '@kaadu/contracts/experience-body';
import type * as z from 'zod/mini';
import { experienceFields } from './experience-fields';
import type { Field } from './field';

/** How one kind of record is edited. */
export interface EditedKind {
  readonly title: string;
  /** One of them: `story`. */
  readonly one: string;
  /** The API's own schema. */
  readonly schema: z.ZodMiniType<object>;
  readonly fields: readonly Field[];
  /** Member that names a record. */
  readonly titleField: string;
  readonly hasDrafts: boolean;
  /** It can be taken off the site. */
  readonly canBeWithdrawn: boolean;
  /** Its page; the API redirects to the title's. Absent where it has none. */
  readonly page?: (key: number) => string;
}

const image: Field = { kind: 'image', name: 'image_path', altName: 'image_alt', label: 'Picture' };
const coordinates: readonly Field[] = [
  { kind: 'number', name: 'latitude', label: 'Latitude', step: 0.0001 },
  { kind: 'number', name: 'longitude', label: 'Longitude', step: 0.0001 },
];
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
    fields: [
      { kind: 'line', name: 'title', label: 'Title' },
      {
        kind: 'text',
        name: 'description',
        label: 'In two sentences',
        hint: 'On cards and in search results',
      },
      { kind: 'line', name: 'author', label: 'Author' },
      { kind: 'date', name: 'published_at', label: 'Date of the story', hint: 'Stories are listed by it' },
      {
        kind: 'choice',
        name: 'destination_pk',
        label: 'Destination',
        from: 'destinations',
        isOptional: true,
      },
      image,
      {
        kind: 'list',
        name: 'sections',
        label: 'Sections',
        entry: 'section',
        fields: [
          { kind: 'line', name: 'heading', label: 'Heading', isOptional: true },
          { kind: 'paragraphs', name: 'paragraphs', label: 'Text', hint: 'An empty line begins a paragraph' },
        ],
      },
    ],
  },
  activities: {
    title: 'Activities',
    one: 'activity',
    schema: ActivityContent,
    titleField: 'name',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.activities.getHref('activity', key),
    fields: [
      { kind: 'line', name: 'name', label: 'Name' },
      { kind: 'choice', name: 'group_key', label: 'Group', from: 'activityGroups' },
      { kind: 'line', name: 'tagline', label: 'In a few words' },
      {
        kind: 'paragraphs',
        name: 'description',
        label: 'Description',
        hint: 'An empty line begins a paragraph',
      },
      image,
    ],
  },
  places: {
    title: 'Places',
    one: 'place',
    schema: PlaceContent,
    titleField: 'name',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.place.getHref('place', key),
    fields: [
      { kind: 'line', name: 'name', label: 'Name' },
      { kind: 'choice', name: 'destination_pk', label: 'Destination', from: 'destinations' },
      { kind: 'text', name: 'text', label: 'Text' },
      ...coordinates,
      image,
    ],
  },
  guides: {
    title: 'Guides',
    one: 'guide',
    schema: GuideText,
    titleField: 'title',
    hasDrafts: true,
    canBeWithdrawn: true,
    page: (key) => paths.guide.getHref('guide', key),
    fields: [
      { kind: 'line', name: 'title', label: 'Title' },
      { kind: 'choice', name: 'destination_pk', label: 'Destination', from: 'destinations' },
      { kind: 'text', name: 'summary', label: 'In two sentences' },
      { kind: 'paragraphs', name: 'intro', label: 'Introduction', hint: 'An empty line begins a paragraph' },
      image,
      {
        kind: 'list',
        name: 'how_to_get_there',
        label: 'How to get there',
        entry: 'way',
        fields: [
          { kind: 'fixed', name: 'mode', label: 'By', choices: { road: 'Road', rail: 'Rail', air: 'Air' } },
          { kind: 'number', name: 'hours', label: 'Hours, door to door', step: 0.5 },
          { kind: 'text', name: 'text', label: 'Text' },
        ],
      },
      {
        kind: 'list',
        name: 'months',
        label: 'Climate by month',
        entry: 'month',
        fixed: monthNames,
        fields: [
          { kind: 'number', name: 'high', label: 'High, °C', step: 0.1 },
          { kind: 'number', name: 'rain', label: 'Rain, mm', step: 1 },
          {
            kind: 'fixed',
            name: 'verdict',
            label: 'To go',
            choices: { best: 'Best', good: 'Good', avoid: 'Avoid' },
          },
        ],
      },
      {
        kind: 'paragraphs',
        name: 'best_time',
        label: 'Best time to visit',
        hint: 'An empty line begins a paragraph',
      },
      {
        kind: 'list',
        name: 'faqs',
        label: 'Questions',
        entry: 'question',
        fields: [
          { kind: 'line', name: 'question', label: 'Question' },
          { kind: 'text', name: 'answer', label: 'Answer' },
        ],
      },
    ],
  },
  experiences: {
    title: 'Experiences',
    one: 'experience',
    schema: ExperienceText,
    titleField: 'title',
    hasDrafts: true,
    canBeWithdrawn: false,
    page: (key) => paths.experience.getHref('experience', key),
    fields: experienceFields,
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
