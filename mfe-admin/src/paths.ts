import { encodeUriText } from '@kaadu/contracts/uri-text';

/** Returns a URL of the admin area: `adminHref('bookings', 'KT-1')` is `/admin/bookings/KT-1`. */
export function adminHref(...segments: readonly (string | number)[]): string {
  return ['/admin', ...segments.map((segment) => encodeUriText(segment))].join('/');
}

/** Page on which a colleague accepts an invitation; its token is in the fragment. */
export const invitationHref = adminHref('invitation');
