import { site } from '@kaadu/contracts';
import { escapeHtml } from './escape-html';

export interface NoticePage {
  readonly title: string;
  /** URLs of the style sheets. */
  readonly styles: readonly string[];
  /** Brand mark, as SVG markup. */
  readonly mark: string;
  /** Markup of the content. */
  readonly main: string;
}

/** Renders a whole document of the shell, without scripts or remotes. */
export function noticePage({ title, styles, mark, main }: NoticePage): string {
  const [first = '', ...rest] = site.name.split(' ');
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | ${site.name}</title><meta name="robots" content="noindex"><meta name="theme-color" content="#12402f">${links}</head><body class="notice-page">
<header><a href="/">${mark}<span>${first} <em>${rest.join(' ')}</em></span></a></header>
<main>
${main}
</main></body></html>`;
}
