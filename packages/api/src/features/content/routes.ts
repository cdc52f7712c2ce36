import { saveDiscount, saveIcon } from '@kaadu/contracts/admin';
import * as endpoints from '@kaadu/contracts/content';
import * as saves from '@kaadu/contracts/content-bodies';
import type { SavedContent } from '@kaadu/contracts/editing';
import { saveExperience } from '@kaadu/contracts/experience-body';
import type { Actor } from '../../platform/audit/make-change';
import { AppError } from '../../platform/errors/app-error';
import { type ContentKind } from '../../platform/editing/content-kind';
import { listRecords } from '../../platform/editing/list-records';
import { saveContent } from '../../platform/editing/save-content';
import { discardDraft, withdrawContent } from '../../platform/editing/withdraw-content';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import type { User } from '../../platform/sessions/users-repository';
import { getContent } from './get-content';
import { type ContentKinds, contentKinds } from './kinds';
import { previewContent, type PreviewPorts } from './preview-content';

/** Saves the single record of a call. */
async function saveOne(
  services: Services,
  actor: Actor,
  kind: ContentKind,
  body: Parameters<typeof saveContent>[3][number],
): Promise<SavedContent> {
  const [saved] = await saveContent(services, actor, kind, [body]);
  if (!saved) throw new Error('Nothing was saved');
  return saved;
}

/** Returns the routes that save content (§7). */
function saveRoutes(services: Services, kinds: ContentKinds): Route[] {
  const { stories, activities, places, guides, experiences, discounts, icons } = kinds;
  return [
    route(saves.saveStory, ({ body, ...actor }) => saveOne(services, actor, stories, body)),
    route(saves.saveActivity, ({ body, ...actor }) => saveOne(services, actor, activities, body)),
    route(saves.saveActivities, ({ body, ...actor }) =>
      saveContent(services, actor, activities, body.activities),
    ),
    route(saves.savePlace, ({ body, ...actor }) => saveOne(services, actor, places, body)),
    route(saves.saveGuide, ({ body, ...actor }) => saveOne(services, actor, guides, body)),
    route(saveExperience, ({ body, ...actor }) => saveOne(services, actor, experiences, body)),
    route(saveDiscount, ({ body, ...actor }) => saveOne(services, actor, discounts, body)),
    route(saveIcon, ({ body, ...actor }) => saveOne(services, actor, icons, body)),
  ];
}

/** Returns the routes of editable content, with drafts and versions (docs/decisions/043). */
export function contentRoutes(services: Services, ports: PreviewPorts): Route[] {
  const { db } = services.database;
  const kinds = contentKinds(services);
  /** @throws AppError forbidden: sales may edit discounts only, content may edit everything else */
  const kindFor = ({ role }: User, noun: endpoints.ContentNoun): ContentKind => {
    const needed = noun === 'discounts' ? 'sales' : 'content';
    if (role !== 'admin' && role !== needed)
      throw new AppError('forbidden', 'Your account may not edit this kind of record.');
    return kinds[noun];
  };
  return [
    ...saveRoutes(services, kinds),
    route(endpoints.listContent, ({ query: { noun, ...filter }, user }) =>
      listRecords(db, kindFor(user, noun), filter),
    ),
    route(endpoints.getContent, ({ params: { noun, primary_key }, user }) =>
      getContent(db, kindFor(user, noun), primary_key),
    ),
    route(endpoints.previewContent, ({ params: { noun, primary_key }, user }) =>
      previewContent(services, kindFor(user, noun), primary_key, ports),
    ),
    route(endpoints.withdrawContent, ({ params, body: { version }, ...actor }) => {
      const kind = kindFor(actor.user, params.noun);
      return withdrawContent(services, actor, kind, { primaryKey: params.primary_key, version });
    }),
    route(endpoints.discardDraft, ({ params, body: { version }, ...actor }) => {
      const kind = kindFor(actor.user, params.noun);
      return discardDraft(services, actor, kind, { primaryKey: params.primary_key, version });
    }),
    route(endpoints.getContentVersion, async ({ query: { known }, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return { version: await services.contentChanges.version.read(known, gone.signal) };
    }),
  ];
}
