import { escapeHtml } from './escape-html';
import { formatTime } from './format-time';

/** Where the button posts to. */
export const endPreviewPath = '/preview/end';

/** What a preview shows in place of what everybody gets, and until when (milliseconds since the epoch). */
export interface ShownPreview {
  readonly remotes: Readonly<Record<string, string>>;
  readonly expires: number;
}

/** The note on top of each page of a preview. It needs no script. */
export function previewNotice({ remotes, expires }: ShownPreview): string {
  return `<aside class="page-notice" aria-label="Preview"><p><strong>Preview</strong> of ${previewedVersions(remotes)} until ${indianTime(expires)}. Visitors without the link get the live site.</p>${endPreviewForm('End preview')}</aside>`;
}

/** The form that ends a preview in this browser. */
export function endPreviewForm(label: string): string {
  return `<form method="post" action="${endPreviewPath}"><button class="notice-action">${label}</button></form>`;
}

/** For example `header 1.0.0-a and footer 2.0.0-b`, as markup. */
export function previewedVersions(remotes: ShownPreview['remotes']): string {
  const named = Object.entries(remotes).map(
    ([remote, version]) => `${escapeHtml(remote)} <code>${escapeHtml(version)}</code>`,
  );
  return new Intl.ListFormat('en-IN').format(named);
}

/** An instant in the site's own time zone, as markup: the server does not know the visitor's. */
export function indianTime(milliseconds: number): string {
  const iso = new Date(milliseconds).toISOString();
  return `<time datetime="${iso}">${formatTime(milliseconds, 'Asia/Kolkata')} IST</time>`;
}
