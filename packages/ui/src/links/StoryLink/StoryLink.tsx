import { writeStored } from '@kaadu/browser-storage';
import { paths, storageKeys } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface StoryRef {
  readonly primary_key?: number | string | null;
  readonly blog_url?: string | null;
}

/** Returns the URL of a story; the list of stories when its URL or key is missing (§2.1). */
export function storyHref({ primary_key, blog_url }: StoryRef): string {
  return primary_key && blog_url ? paths.story.getHref(blog_url, primary_key) : paths.stories.getHref();
}

type StoryLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly story: StoryRef };

/** Stores `maxStory` as '0', as opening a story does (§3). */
export function storeStoryOpened(): void {
  writeStored(storageKeys.maxStory, '0');
}

/** Stores the same on a click on a story's link, for markup whose links are not hydrated. */
export function storeIfStoryOpened({ target }: Pick<MouseEvent, 'target'>): void {
  if (target instanceof Element && target.closest('a[href^="/stories/"]')) storeStoryOpened();
}

/** Opens a story and stores `maxStory` as '0' (§3). */
export function StoryLink({ story, onClick, ...rest }: StoryLinkProps) {
  return (
    <Link
      {...rest}
      href={storyHref(story)}
      onClick={(event) => {
        storeStoryOpened();
        onClick?.(event);
      }}
    />
  );
}
