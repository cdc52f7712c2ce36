import { readCookie, readStored, writeCookie, writeStored } from '@kaadu/browser-storage';
import { utmCookie, type AuthState, type UtmRecord } from '@kaadu/contracts';
import { cutText, cutUrl } from '@kaadu/contracts/text';
import type { Api } from './index';

const fields = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_term', 'utm_content'] as const;
/** Longest value and longest URL that the API stores. */
const maxValueLength = 200;
const maxUrlLength = 2_048;
/** Browsers drop a cookie whose name and value have more than 4,096 bytes. */
const maxCookieBytes = 4_000;

type UserId = UtmRecord['user_id'];

/** Whether an address carries any UTM parameter. */
export function hasUtm(url: URL): boolean {
  return fields.some((field) => url.searchParams.has(field));
}

/** The UTM record (§3) of an address; what it does not carry is empty. */
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

/** The record that a signed-out visit left in the cookie, now with its user; null when there is none to read. */
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

/** The record with its texts shortened until a browser keeps it as a cookie. */
function fitToCookie(record: UtmRecord, longest = maxUrlLength): UtmRecord {
  if (encodeURIComponent(JSON.stringify(record)).length <= maxCookieBytes || longest < 1) return record;
  const shorter = { ...record, landing_url: cutUrl(record.landing_url, longest) };
  for (const field of fields) shorter[field] = cutText(record[field], longest);
  return fitToCookie(shorter, Math.floor(longest / 2));
}

function keepInCookie(record: UtmRecord): void {
  writeCookie(utmCookie.name, JSON.stringify(fitToCookie(record)), utmCookie.days * 24 * 60 * 60);
}

/** Which landing of whom was sent last, for this tab. */
const sentKey = 'utmSent';
const sentValue = ({ user_id, landing_url }: UtmRecord) => `${user_id} ${landing_url}`;

/** Sends a record; a failure is swallowed (§8): marketing data must never get in a visitor's way. */
export async function sendUtm(api: Api, record: UtmRecord): Promise<void> {
  writeStored(sentKey, sentValue(record), 'sessionStorage');
  await api.saveUtmParams(record).catch(() => undefined);
}

/** Saves the UTM data of the address at which a visitor arrives, unless signing in there has sent it already. */
export async function saveLandingUtm(api: Api, auth: AuthState): Promise<void> {
  const url = new URL(window.location.href);
  if (!hasUtm(url)) return;
  const user = auth.status === 'signed-in' ? (auth.user.primary_key ?? null) : null;
  if (readStored(sentKey, 'sessionStorage') === sentValue(utmRecord(url, user))) return;
  await saveUtm(api, auth);
}

/**
 * Saves the UTM data of the current address: by a call when signed in, else in the cookie for seven days (§4, §7).
 * An address without UTM parameters does not replace what an earlier one left.
 */
export async function saveUtm(api: Api, auth: AuthState): Promise<void> {
  const url = new URL(window.location.href);
  if (auth.status === 'signed-in') return sendUtm(api, utmRecord(url, auth.user.primary_key ?? null));
  if (hasUtm(url) || !storedUtm(null)) keepInCookie(utmRecord(url, null));
}
