import type {
  ActivityBody,
  DiscountBody,
  IconBody,
  OrganiserBody,
  PlaceBody,
  StoryBody,
} from '@kaadu/contracts/api';
import { arrayOverlaps, sql } from 'drizzle-orm';
import { readingMinutes } from '../stories/reading-minutes';
import { slug } from '../../platform/text/slug';
import type { Db } from '../../platform/database/database';
import {
  activities,
  discounts,
  experiences,
  icons,
  organisers,
  places,
  stories,
} from '../../platform/database/schema';
import { refreshSearch } from '../search/search-index';
import { saveRecord } from '../../platform/database/save-record';
import type { Services } from '../../services';
import { AppError } from '../../platform/errors/app-error';
import { makeChange, makeChanges, type Actor } from '../../platform/audit/make-change';

function refuseUnknownPicture({ paintImage }: Services, imagePath: string | null): void {
  if (imagePath !== null && paintImage(imagePath) === undefined) {
    throw new AppError('invalid', 'There is no such picture.', {
      errors: { image_path: ['names no picture'] },
    });
  }
}

export function saveStory(services: Services, actor: Actor, body: StoryBody): Promise<number> {
  refuseUnknownPicture(services, body.image_path);
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
  return makeChange(services, actor, saved('createBlog', 'story', body.title), (tx) =>
    saveRecord(tx, stories, record, body.primary_key),
  );
}

/** Saves activities, all or none; the experiences that offer them are found by their new names. */
export function saveActivities(
  services: Services,
  actor: Actor,
  bodies: readonly ActivityBody[],
): Promise<number[]> {
  for (const body of bodies) refuseUnknownPicture(services, body.image_path);
  return makeChanges(services, actor, async (tx, note) => {
    const keys: number[] = [];
    for (const body of bodies) {
      const primaryKey = await writeActivity(tx, body);
      await note({
        action: 'createActivity',
        subject: `activity ${primaryKey}`,
        detail: { name: body.name },
      });
      keys.push(primaryKey);
    }
    await refreshSearchOfActivities(tx, keys);
    return keys;
  });
}

function writeActivity(tx: Db, body: ActivityBody): Promise<number> {
  const record = {
    primaryKey: body.primary_key,
    name: body.name,
    pageUrl: slug(body.name),
    groupKey: body.group_key,
    tagline: body.tagline,
    description: body.description,
    imagePath: body.image_path,
  };
  return saveRecord(tx, activities, record, body.primary_key);
}

async function refreshSearchOfActivities(tx: Db, activityPks: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(arrayOverlaps(experiences.activityPks, [...activityPks]));
  await refreshSearch(
    tx,
    rows.map(({ key }) => key),
  );
}

export function savePlace(services: Services, actor: Actor, body: PlaceBody): Promise<number> {
  refuseUnknownPicture(services, body.image_path);
  return makeChange(services, actor, saved('createPlace', 'place', body.name), async (tx) => {
    const record = {
      primaryKey: body.primary_key,
      destinationPk: body.destination_pk,
      name: body.name,
      slug: slug(body.name),
      text: body.text,
      latitude: body.latitude,
      longitude: body.longitude,
      imagePath: body.image_path,
    };
    // A new place goes last; a changed one keeps its position.
    if (body.primary_key !== undefined) {
      return saveRecord(
        tx,
        places,
        { ...record, position: await positionOf(tx, body.primary_key) },
        body.primary_key,
      );
    }
    const position = await tx.$count(places, sql`${places.destinationPk} = ${body.destination_pk}`);
    return saveRecord(tx, places, { ...record, position }, undefined);
  });
}

async function positionOf(tx: Db, placePk: number): Promise<number> {
  const [place] = await tx
    .select({ position: places.position })
    .from(places)
    .where(sql`${places.primaryKey} = ${placePk}`);
  return place?.position ?? 0;
}

export function saveOrganiser(services: Services, actor: Actor, body: OrganiserBody): Promise<number> {
  const { primary_key: primaryKey, name, email, phone, city } = body;
  return makeChange(services, actor, saved('organiser', 'organiser', name), (tx) =>
    saveRecord(tx, organisers, { primaryKey, name, email, phone, city }, primaryKey),
  );
}

export function saveDiscount(services: Services, actor: Actor, body: DiscountBody): Promise<number> {
  const { primary_key: primaryKey, code, percent, terms, starts_on: startsOn, ends_on: endsOn } = body;
  if (endsOn < startsOn) {
    throw new AppError('invalid', 'A discount must not end before it starts.', {
      errors: { ends_on: ['must not be before starts_on'] },
    });
  }
  return makeChange(services, actor, saved('discounts', 'discount', code), (tx) =>
    saveRecord(tx, discounts, { primaryKey, code, percent, terms, startsOn, endsOn }, primaryKey),
  );
}

export function saveIcon(services: Services, actor: Actor, body: IconBody): Promise<number> {
  const { primary_key: primaryKey, name, image_path: imagePath } = body;
  refuseUnknownPicture(services, imagePath);
  return makeChange(services, actor, saved('icons', 'icon', name), (tx) =>
    saveRecord(tx, icons, { primaryKey, name, imagePath }, primaryKey),
  );
}

function saved(action: string, kind: string, name: string) {
  return { action, subject: (primaryKey: number) => `${kind} ${primaryKey}`, detail: { name } };
}
