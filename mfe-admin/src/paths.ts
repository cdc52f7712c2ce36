import { encodeUriText } from '@kaadu/contracts/uri-text';

/** Address in the back office: `adminHref('bookings', 'KT-1')` is `/admin/bookings/KT-1`. */
export function adminHref(...segments: readonly (string | number)[]): string {
  return ['/admin', ...segments.map((segment) => encodeUriText(segment))].join('/');
}
