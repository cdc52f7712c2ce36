import { readCookie, readStored, writeCookie, writeStored } from '@kaadu/browser-storage';
import { utmCookie, type AuthState, type UtmRecord } from '@kaadu/contracts';
import { cutText, cutUrl } from '@kaadu/contracts/text';
import type { Api } from './index';

const fields = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_term', 'utm_content'] as const;
/** Longest value and longest URL that the API stores. */
const maxValueLength = 200;
const maxUrlLength = 2_048;
/** Browsers drop a cookie whose name and value exceed 4,096 bytes. */
const maxCookieBytes = 4_000;

type UserId = UtmRecord['user_id'];

/** Returns whether a URL has any UTM parameter. */
export function hasUtm(url: URL): boolean {
  return fields.some((field) => url.searchParams.has(field));
}

/** Builds the UTM record (§3) of a URL; missing parameters are empty. */
export function utmRecord(url: URL, userId: UserId): UtmRecord {
  const value = (field: (typeof fields)[number]) =>
    cutText(url.searchParams.get(field) ?? '', maxValueLength);
  return {
    landing_url: cutUrl(url.href, maxUrlLength),
    utm_campaign: value('utm_campaign'),
    utm_source: value('utm_source'),
    utm_medium: value('utm_medium'),
    utm_term: value('utm_term'),
    utm_content: value('utm_content'),
    user_id: userId,
  };
}

/** Returns the record in the cookie of a signed-out visit with its new user; null when there is none. */
export function storedUtm(userId: UserId): UtmRecord | null {
  const cookie = readCookie(utmCookie.name);
  if (cookie === null) return null;
  try {
    const stored: unknown = JSON.parse(cookie);
    const text = (key: string) => {
      const value: unknown = stored && typeof stored === 'object' ? Reflect.get(stored, key) : '';
      return typeof value === 'string' ? value : '';
    };
    const landing = new URL(text('landing_url'));
    for (const field of fields) landing.searchParams.set(field, text(field));
    return { ...utmRecord(landing, userId), landing_url: text('landing_url') };
  } catch (error) {
    console.warn(`Ignored an unreadable ${utmCookie.name} cookie`, error);
    return null;
  }
}

/** Shortens the texts of a record until it fits into a cookie. */
function fitToCookie(record: UtmRecord, longest = maxUrlLength): UtmRecord {
  if (encodeURIComponent(JSON.stringify(record)).length <= maxCookieBytes || longest < 1) return record;
  const shorter = { ...record, landing_url: cutUrl(record.landing_url, longest) };
  for (const field of fields) shorter[field] = cutText(record[field], longest);
  return fitToCookie(shorter, Math.floor(longest / 2));
}

function saveInCookie(record: UtmRecord): void {
  writeCookie(utmCookie.name, JSON.stringify(fitToCookie(record)), utmCookie.days * 24 * 60 * 60);
}

/** Session storage key of the last landing that was sent, with its user. */
const sentKey = 'utmSent';
const sentValue = ({ user_id, landing_url }: UtmRecord) => `${user_id} ${landing_url}`;

/** Sends a record and ignores failures (§8): marketing data must never disturb a visitor. */
export async function sendUtm(api: Api, record: UtmRecord): Promise<void> {
  writeStored(sentKey, sentValue(record), 'sessionStorage');
  await api.saveUtmParams(record).catch(() => undefined);
}

/** Saves the UTM data of the landing URL, unless signing in there has already sent it. */
export async function saveLandingUtm(api: Api, auth: AuthState): Promise<void> {
  const url = new URL(window.location.href);
  if (!hasUtm(url)) return;
  const user = auth.status === 'signed-in' ? (auth.user.primary_key ?? null) : null;
  if (readStored(sentKey, 'sessionStorage') === sentValue(utmRecord(url, user))) return;
  await saveUtm(api, auth);
}

/**
 * Saves the UTM data of the current URL: with a call when signed in, else in a cookie for seven days (§4,
 * §7). A URL without UTM parameters does not replace an earlier record.
 */
export async function saveUtm(api: Api, auth: AuthState): Promise<void> {
  const url = new URL(window.location.href);
  if (auth.status === 'signed-in') return sendUtm(api, utmRecord(url, auth.user.primary_key ?? null));
  if (hasUtm(url) || !storedUtm(null)) saveInCookie(utmRecord(url, null));
}
