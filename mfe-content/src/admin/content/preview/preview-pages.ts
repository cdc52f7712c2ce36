import type { ContentPreview } from '@kaadu/contracts/content';
import { createContext, type ComponentType } from 'react';

/** Pages of the site that show a record, by its noun. */
export type PreviewPages = {
  readonly [Noun in ContentPreview['noun']]: ComponentType<{
    readonly data: Extract<ContentPreview, { noun: Noun }>['detail'];
  }>;
};

/** The pages, which belong to other groups: the expose of the back office brings them. */
export const PreviewPagesContext = createContext<PreviewPages | null>(null);
