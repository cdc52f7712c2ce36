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

/** Kinds of record that editors write; discounts are for sales, the others for content. */
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

/** `changed`: published, with later changes that are still a draft. */
export const ContentState = z.enum(['draft', 'published', 'changed']);
export type ContentState = z.infer<typeof ContentState>;

const lastSave = {
  version: Version,
  /** Null: not saved since there are versions. */
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

/** A record as its editor opens it. The bodies are what the call that saves the noun takes. */
export const EditedContent = z.object({
  primary_key: PrimaryKey,
  state: ContentState,
  ...lastSave,
  /** The draft, or what is published where there is none. */
  body: z.record(z.string(), z.unknown()),
  /** What visitors see; null: nothing yet. */
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

/** What the page of a record would show if its draft were published. */
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

/** A record that was never published is gone with its draft. */
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

/** For those who keep copies of pages: they ask for it, and make them anew when it differs. */
export const getContentVersion = {
  method: 'GET',
  path: '/contentVersion',
  noun,
  summary: 'What changes whenever content that visitors see does',
  data: z.object({ version: z.string() }),
  cache: 'until-content-changes',
} as const satisfies Endpoint;
