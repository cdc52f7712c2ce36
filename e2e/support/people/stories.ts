import { randomUUID } from 'node:crypto';
import { paths } from '@kaadu/contracts';
import * as z from 'zod';
import { readContent, saveStory } from './editor';

/** A story published by `publishOldStory`. */
export interface OldStory {
  readonly key: number;
  readonly path: string;
}

const Saved = z.object({ primary_key: z.number() });
const sectionsOf = (text: string) => [{ heading: null, paragraphs: [text] }];

/** Publishes a story older than those in the footer of every page. */
export async function publishOldStory(): Promise<OldStory> {
  const title = `Rain in ${randomUUID().slice(0, 8)}`;
  const saved = await saveStory({
    title,
    description: 'A wet walk above the clouds.',
    author: 'Nila Das',
    published_at: '2019-06-20',
    sections: sectionsOf('It rained.'),
    destination_pk: null,
    image_path: null,
    state: 'published',
  });
  const { primary_key: key } = Saved.parse(saved);
  return { key, path: paths.story.getHref(title.toLowerCase().replaceAll(' ', '-'), key) };
}

/** Publishes a new text of a story. */
export async function rewriteStory({ key }: OldStory, text: string): Promise<void> {
  const { body, version } = await readContent('stories', key);
  await saveStory({ ...body, sections: sectionsOf(text), primary_key: key, version, state: 'published' });
}
