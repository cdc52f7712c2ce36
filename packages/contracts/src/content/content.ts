import * as z from 'zod/mini';
import { ActivityDetail } from '../catalogue/activities';
import { ExperienceDetail } from '../catalogue/catalogue';
import { SavedContent, Version } from './editing';
import type { Endpoint } from '../endpoints/endpoint';
import { Image, PrimaryKey, paging } from '../fields/fields';
import { GuideDetail } from './guides';
import { PlaceDetail } from './places';
import { KeyText, PageText } from '../endpoints/query';
import { StoryDetail } from './stories';

const noun = 'content';

/** Kinds of record that editors write. Sales edits discounts; the content role edits the others. */
export const contentNouns = [
  'stories',
  'activities',
  'places',
  'guides',
  'experiences',
  'discounts',
  'icons',
] as const;
export const ContentNoun = z.enum(contentNouns);
export type ContentNoun = z.infer<typeof ContentNoun>;

/** `changed`: published, with later changes in a draft. */
export const ContentState = z.enum(['draft', 'published', 'changed']);
export type ContentState = z.infer<typeof ContentState>;

const lastSave = {
  version: Version,
  /** Null when not saved since versioning was introduced. */
  saved_by: z.nullable(z.string()),
  saved_at: z.nullable(z.string()),
};

export const ContentSummary = z.object({
  primary_key: PrimaryKey,
  title: z.string(),
  image: z.nullable(Image),
  state: ContentState,
  ...lastSave,
});
export type ContentSummary = z.infer<typeof ContentSummary>;

export const ContentPage = z.object({ records: z.array(ContentSummary), ...paging });
export type ContentPage = z.infer<typeof ContentPage>;

export const listContent = {
  method: 'GET',
  path: '/admin/content',
  noun,
  summary: 'Records of one kind, drafts among them, the last saved first',
  access: ['content', 'sales'],
  query: z.object({
    noun: ContentNoun,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    state: z.optional(ContentState),
    page: PageText,
  }),
  data: ContentPage,
} as const satisfies Endpoint;

const ofRecord = z.object({ noun: ContentNoun, primary_key: KeyText });

/** A record as opened by its editor. The body has the form that the noun's save call accepts. */
export const EditedContent = z.object({
  primary_key: PrimaryKey,
  state: ContentState,
  ...lastSave,
  /** The draft, or the published body when there is no draft. */
  body: z.record(z.string(), z.unknown()),
  /** Published body; null when never published. */
  published: z.nullable(z.record(z.string(), z.unknown())),
});
export type EditedContent = z.infer<typeof EditedContent>;

export const getContent = {
  method: 'GET',
  path: '/admin/content/:noun/:primary_key',
  noun,
  summary: 'A record for its editor',
  access: ['content', 'sales'],
  params: ofRecord,
  data: EditedContent,
  errors: ['invalid', 'not_found'],
} as const satisfies Endpoint;

/** Page of a record as it would be with its draft published. */
export const ContentPreview = z.discriminatedUnion('noun', [
  z.object({ noun: z.literal('stories'), detail: StoryDetail }),
  z.object({ noun: z.literal('activities'), detail: ActivityDetail }),
  z.object({ noun: z.literal('places'), detail: PlaceDetail }),
  z.object({ noun: z.literal('guides'), detail: GuideDetail }),
  z.object({ noun: z.literal('experiences'), detail: ExperienceDetail }),
]);
export type ContentPreview = z.infer<typeof ContentPreview>;

export const previewContent = {
  method: 'GET',
  path: '/admin/content/:noun/:primary_key/preview',
  noun,
  summary: 'The page of a record as visitors will see it',
  access: ['content', 'sales'],
  params: ofRecord,
  data: ContentPreview,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

const VersionBody = z.object({ version: Version });

export const withdrawContent = {
  method: 'POST',
  path: '/admin/content/:noun/:primary_key/withdraw',
  noun,
  summary: 'Takes a record off the site; it becomes a draft',
  access: ['content', 'sales'],
  params: ofRecord,
  body: VersionBody,
  data: SavedContent,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

/** Discards a draft. A record that was never published is deleted with it. */
export const discardDraft = {
  method: 'POST',
  path: '/admin/content/:noun/:primary_key/discard',
  noun,
  summary: 'Drops a draft',
  access: ['content', 'sales'],
  params: ofRecord,
  body: VersionBody,
  data: z.null(),
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

/** Version that page caches follow; they render their pages again when it changes. */
export const getContentVersion = {
  method: 'GET',
  path: '/contentVersion',
  noun,
  summary: 'What changes whenever content that visitors see does',
  query: z.object({
    /** Version that the caller has: the response waits until there is another one, for 20 seconds at most. */
    known: z.optional(z.string().check(z.regex(/^\d{1,19}$/, 'must be a version'))),
  }),
  data: z.object({ version: z.string() }),
} as const satisfies Endpoint;
