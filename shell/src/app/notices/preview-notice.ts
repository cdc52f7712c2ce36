import { escapeHtml } from './escape-html';
import { formatTime } from './format-time';

/** Path that the button posts to. */
export const endPreviewPath = '/preview/end';

/** Versions that a preview replaces the live ones with, and its expiry (milliseconds since the epoch). */
export interface ShownPreview {
  readonly remotes: Readonly<Record<string, string>>;
  readonly expires: number;
}

/** Renders the notice on top of each page of a preview. It needs no script. */
export function previewNotice({ remotes, expires }: ShownPreview): string {
  return `<aside class="page-notice" aria-label="Preview"><p><strong>Preview</strong> of ${previewedVersions(remotes)} until ${indianTime(expires)}. Visitors without the link get the live site.</p>${endPreviewForm('End preview')}</aside>`;
}

/** Renders the form that ends a preview in this browser. */
export function endPreviewForm(label: string): string {
  return `<form method="post" action="${endPreviewPath}"><button class="notice-action">${label}</button></form>`;
}

/** Lists the previewed versions as markup, for example `header 1.0.0-a and footer 2.0.0-b`. */
export function previewedVersions(remotes: ShownPreview['remotes']): string {
  const named = Object.entries(remotes).map(
    ([remote, version]) => `${escapeHtml(remote)} <code>${escapeHtml(version)}</code>`,
  );
  return new Intl.ListFormat('en-IN').format(named);
}

/** Formats an instant as markup in the site's time zone, because the server does not know the visitor's. */
export function indianTime(milliseconds: number): string {
  const iso = new Date(milliseconds).toISOString();
  return `<time datetime="${iso}">${formatTime(milliseconds, 'Asia/Kolkata')} IST</time>`;
}
