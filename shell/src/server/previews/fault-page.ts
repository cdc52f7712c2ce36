import { escapeHtml } from '../../app/notices/escape-html';
import { noticePage, type NoticePage } from '../../app/notices/notice-page';
import { endPreviewForm, indianTime, previewedVersions } from '../../app/notices/preview-notice';
import type { PreviewFault } from './preview-fault';

/** Explanation of a fault and what to do about it, as markup. */
interface Explanation {
  readonly status: number;
  readonly title: string;
  readonly what: string;
  readonly fix: string;
}

const requestLink = 'Request a new link from its sender.';

function explain(fault: PreviewFault): Explanation {
  switch (fault.kind) {
    case 'untrusted':
      return {
        status: 403,
        title: 'This preview link is not valid',
        what: 'It was changed in transit, or no key that this site trusts has signed it.',
        fix: requestLink,
      };
    case 'expired':
      return {
        status: 410,
        title: 'This preview has ended',
        what: `It showed ${previewedVersions(fault.preview.remotes)} until ${indianTime(fault.preview.expires)}.`,
        fix: requestLink,
      };
    case 'of-another-channel':
      return {
        status: 404,
        title: 'This preview is for another site',
        what: `It was made for the channel <code>${escapeHtml(fault.preview.channel)}</code>, which this site does not follow.`,
        fix: 'Open it on a site that does, or make a link with <code>release preview --channel</code>.',
      };
    case 'not-stored':
      return {
        status: 404,
        title: 'This preview is gone',
        what: `${previewedVersions(fault.remotes)} is not in the release store.`,
        fix: 'Publish it again, or make a link for a version that <code>release versions</code> lists.',
      };
    case 'refused':
      return {
        status: 422,
        title: 'This preview cannot be shown',
        what: `This site refuses ${previewedVersions(fault.remotes)}: it failed its smoke test, its files were changed, or no trusted key has signed it.`,
        fix: "The shell's log has the reason. Publish a version that passes <code>release verify</code>, and make a link for that.",
      };
    case 'unavailable':
      return {
        status: 503,
        title: 'This preview is temporarily unavailable',
        what: `The release store does not respond, and this server has no copy of ${previewedVersions(fault.remotes)}.`,
        fix: 'Reload this page in a minute.',
      };
  }
}

/**
 * Renders the page that replaces a preview. The live site is never shown instead, since it could be taken for
 * the preview.
 */
export function faultPage(
  fault: PreviewFault,
  look: Pick<NoticePage, 'styles' | 'mark'>,
): { readonly status: number; readonly html: string } {
  const { status, title, what, fix } = explain(fault);
  const main = `<h1>${title}</h1>
<p>${what}</p>
<p>${fix}</p>
${endPreviewForm('Go to the live site')}`;
  return { status, html: noticePage({ title, main, ...look }) };
}
