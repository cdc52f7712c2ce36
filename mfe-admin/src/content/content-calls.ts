import { DiscountBody, IconBody, saveDiscount, saveIcon } from '@kaadu/contracts/admin';
import { discardDraft, getContent, withdrawContent, type ContentNoun } from '@kaadu/contracts/content';
import {
  ActivityBody,
  GuideBody,
  PlaceBody,
  StoryBody,
  saveActivity,
  saveGuide,
  savePlace,
  saveStory,
} from '@kaadu/contracts/content-bodies';
import type { SavedContent, SavedState } from '@kaadu/contracts/editing';
import { ExperienceBody, saveExperience } from '@kaadu/contracts/experience-body';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAdminApi } from '../shared/api/use-admin-api';
import type { Content } from './field';

const calls = {
  discardDraft,
  getContent,
  saveActivity,
  saveDiscount,
  saveExperience,
  saveGuide,
  saveIcon,
  savePlace,
  saveStory,
  withdrawContent,
};

/** The version that a save is based on, and the state it leads to. */
export interface SaveOptions {
  /** Key of the record; undefined for a new one. */
  readonly primaryKey: number | undefined;
  readonly version: number | undefined;
  readonly state: SavedState;
}

/** Returns the calls of the editor, for any kind of record. */
export function useContentCalls() {
  const api = useAdminApi(calls);
  return useMemo(() => {
    const send: Record<ContentNoun, (body: Content) => Promise<SavedContent>> = {
      stories: (body) => api.saveStory(z.parse(StoryBody, body)),
      activities: (body) => api.saveActivity(z.parse(ActivityBody, body)),
      places: (body) => api.savePlace(z.parse(PlaceBody, body)),
      guides: (body) => api.saveGuide(z.parse(GuideBody, body)),
      experiences: (body) => api.saveExperience(z.parse(ExperienceBody, body)),
      discounts: (body) => api.saveDiscount(z.parse(DiscountBody, body)),
      icons: (body) => api.saveIcon(z.parse(IconBody, body)),
    };
    return {
      get: (noun: ContentNoun, primaryKey: number) => api.getContent({ noun, primary_key: primaryKey }),
      /**
       * Saves a record.
       * @throws ApiError; ZodError for a body that its schema refuses
       */
      save: (noun: ContentNoun, body: Content, { primaryKey, version, state }: SaveOptions) =>
        send[noun]({
          ...body,
          state,
          ...(primaryKey !== undefined && { primary_key: primaryKey, version }),
        }),
      withdraw: (noun: ContentNoun, primaryKey: number, version: number) =>
        api.withdrawContent({ noun, primary_key: primaryKey, version }),
      discard: (noun: ContentNoun, primaryKey: number, version: number) =>
        api.discardDraft({ noun, primary_key: primaryKey, version }),
    };
  }, [api]);
}
