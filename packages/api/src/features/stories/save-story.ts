import type { StoryBody } from '@kaadu/contracts/stories';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import { saveRecord } from '../../platform/database/save-record';
import { requireImage } from '../../platform/images/image-source';
import type { Services } from '../../platform/services/services';
import { slug } from '../../platform/text/slug';
import { readingMinutes } from './reading-minutes';
import { stories } from './tables';

/** Saves a story. @returns its key @throws AppError invalid, conflict, not_found */
export async function saveStory(services: Services, actor: Actor, body: StoryBody): Promise<number> {
  await requireImage(services.imageSource, body.image_path);
  const record = {
    primaryKey: body.primary_key,
    url: slug(body.title),
    title: body.title,
    description: body.description,
    author: body.author,
    publishedAt: body.published_at,
    sections: body.sections,
    readingMinutes: readingMinutes(body.sections),
    destinationPk: body.destination_pk,
    imagePath: body.image_path,
  };
  return makeChange(
    services,
    actor,
    { action: 'createBlog', subject: 'story', noun: 'stories', detail: { name: body.title } },
    (tx) => saveRecord(tx, stories, record, body.primary_key),
  );
}
