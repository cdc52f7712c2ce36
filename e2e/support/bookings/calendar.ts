import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { ExperienceSetup, getExperienceSetup } from '@kaadu/contracts/calendar';
import * as z from 'zod/mini';
import { apiUrl, siteUrl } from '../../environment';
import { api } from '../catalogue';
import { daysAfter, todayInIndia } from './days';
import { openPage } from '../pages/open-page';
import { adminSession } from '../people/staff';

const Answer = z.object({ data: ExperienceSetup });

/** Formats a day as "Friday 4 December". */
export const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '');

/** Finds a room of a stay that other tests do not book. */
export async function findRoom() {
  const { cards } = await api.getListing({ page: 2 });
  const card = cards.find(({ is_stay }) => is_stay);
  if (!card) throw new Error('The second page of the listing has no stay');
  const { authorization, cookie } = await adminSession();
  const url = `${apiUrl}${getExperienceSetup.path}?experience_pk=${card.primary_key}`;
  const answer = await fetch(url, { headers: { authorization, cookie, origin: siteUrl } });
  const { data } = Answer.parse(await answer.json());
  const [option] = data.options;
  const resourcePk = option?.setup.resources[0]?.resource_pk;
  const resource = data.resources.find(({ primary_key }) => primary_key === resourcePk);
  if (!option || !resource) throw new Error(`${card.title} is not on sale`);
  return { experiencePk: card.primary_key, optionPk: option.primary_key, title: card.title, resource };
}
export type Room = Awaited<ReturnType<typeof findRoom>>;

/** Opens the calendar at a room from a day on. */
export async function openCalendar(page: Page, { experiencePk }: Room, from: string): Promise<void> {
  await openPage(page, `/admin/calendar?experience_pk=${experiencePk}&from=${from}`);
  await expect(page.getByRole('grid', { name: 'Calendar' })).toBeVisible();
}

/** Returns the cell of a room on a day. */
export const cellOf = (page: Page, { resource }: Room, day: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${dayName(day)}, ${resource.name}: `) });

/** Checks the label of a room's day in the site's calendar. */
export async function expectOnSite(browser: Browser, room: Room, day: string, label: RegExp): Promise<void> {
  const visitor = await browser.newPage({ baseURL: siteUrl });
  const name = new RegExp(`^${dayName(day)}, ${label.source}`, 'i');
  const month = day.slice(0, 7);
  await expect(async () => {
    await visitor.goto(
      `/availability?experience_pk=${room.experiencePk}&option_pk=${room.optionPk}&month=${month}`,
    );
    await expect(visitor.getByRole('link', { name })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await visitor.close();
}

/** Drags from one cell to another: with the mouse, or a finger on phones. */
export async function drag(page: Page, from: Locator, to: Locator, isMobile: boolean): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([middleOf(from), middleOf(to)]);
  if (!isMobile) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: start.x + ((end.x - start.x) * step) / 8, y: start.y }]);
  await touch('touchEnd', []);
}

async function middleOf(cell: Locator) {
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Returns a day used by this test alone.
 * @param week from 0, among those that other specs do not reach
 */
export const quietDay = (week: number, isMobile = false) =>
  daysAfter(todayInIndia(), 130 + week * 14 + (isMobile ? 7 : 0));
