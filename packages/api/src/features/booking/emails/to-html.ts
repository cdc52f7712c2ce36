import { defaultLanguage, languageTags, site, type Language } from '@kaadu/contracts';
import { translations } from '../../../platform/translations/translations';
import { safeHtml, SafeHtml } from '../../../platform/http/responses/html';
import { buttonColors, emailColors, mastColors, toneColors } from './email-colors';
import type { Block, EmailContent, Row } from './email-content';

type Color = keyof typeof emailColors;

const family = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Programs that follow the device override colours by class. */
const darkStyle = new SafeHtml(
  `@media (prefers-color-scheme:dark){${Object.entries(emailColors)
    .map(([name, { dark }]) => {
      const property = { page: 'background-color', card: 'background-color', line: 'border-color' }[name];
      return `.${name}{${property ?? 'color'}:${dark}!important}`;
    })
    .join('')}}`,
);

const light = (color: Color) => emailColors[color].light;
const text = (color: Color, size: number, more = '') =>
  `font-family:${family};font-size:${size}px;line-height:1.5;color:${light(color)};${more}`;

/**
 * Renders an e-mail as HTML with tables and inline styles, which mail programs support best. It has no images and
 * loads nothing. Every value is escaped.
 */
export function toHtml(content: EmailContent, language: Language = defaultLanguage): string {
  const { subject, preheader, heading, tone, blocks } = content;
  return safeHtml`<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title><style>${darkStyle}</style></head><body class="page" style="margin:0;padding:0;background-color:${light('page')}"><div style="display:none;max-height:0;overflow:hidden">${preheader}${filler}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td style="padding:20px 28px;background-color:${mastColors.background};border-radius:12px 12px 0 0;font-family:${family};font-size:20px;font-weight:700;color:${mastColors.text}">${site.name}</td></tr><tr><td height="6" style="height:6px;line-height:6px;font-size:0;background-color:${toneColors[tone]}">&nbsp;</td></tr><tr><td class="card" style="padding:28px;background-color:${light('card')};border-radius:0 0 12px 12px"><h1 class="text" style="${text('text', 26, 'line-height:1.2;margin:0 0 16px;font-weight:700')}">${heading}</h1>${blocks.map(blockHtml)}</td></tr><tr><td style="padding:20px 28px">${footer(language)}</td></tr></table></td></tr></table></body></html>`
    .text;
}

/** Pads a short preheader, so that previews do not show the message itself. */
const filler = new SafeHtml('&#847;&zwnj;&nbsp;'.repeat(40));

function footer(language: Language): SafeHtml {
  const hours = translations(language)('hours', site.supportHours);
  const { street, locality, postalCode } = site.address;
  return safeHtml`<p class="quiet" style="${text('quiet', 13, 'margin:0')}">${site.supportPhone} · ${hours}<br>${site.supportEmail}<br>${site.name}, ${street}, ${locality} ${postalCode}</p>`;
}

const anchor = (label: string, url: string) =>
  safeHtml`<a class="link" href="${url}" style="color:${light('link')};font-weight:600">${label}</a>`;

function blockHtml(block: Block): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return safeHtml`<p class="text" style="${text('text', 16, 'margin:0 0 16px')}">${block.text}</p>`;
    case 'heading':
      return safeHtml`<h2 class="text" style="${text('text', 18, 'line-height:1.3;margin:28px 0 8px;font-weight:700')}">${block.text}</h2>`;
    case 'button':
      return safeHtml`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td style="border-radius:999px;background-color:${buttonColors.background}"><a href="${block.url}" style="display:inline-block;padding:13px 26px;font-family:${family};font-size:16px;font-weight:700;color:${buttonColors.text};text-decoration:none;border-radius:999px">${block.label}</a></td></tr></table>`;
    case 'links':
      return safeHtml`<p class="text" style="${text('text', 16, 'line-height:1.9;margin:0 0 16px')}">${block.links.map(({ label, url }, index) => safeHtml`${index > 0 ? safeHtml`<br>` : ''}${anchor(label, url)}`)}</p>`;
    case 'list':
      return safeHtml`<ul class="text" style="${text('text', 16, 'margin:0 0 16px;padding-left:22px')}">${block.items.map((item) => safeHtml`<li>${item}</li>`)}</ul>`;
    case 'facts':
      return table(block.rows.map(factRow));
    case 'amounts':
      return table(block.rows.map((row, index) => amountRow(row, index === block.rows.length - 1)));
  }
}

const table = (rows: readonly SafeHtml[]) =>
  safeHtml`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${rows}</table>`;

const cellLine = `border-bottom:1px solid ${light('line')};padding:9px 0;vertical-align:top`;

const factRow = ([name, value]: Row) =>
  safeHtml`<tr><th scope="row" align="left" width="34%" class="quiet line" style="${text('quiet', 15, `${cellLine};padding-right:12px;font-weight:400`)}">${name}</th><td class="text line" style="${text('text', 15, `${cellLine};font-weight:600;overflow-wrap:anywhere`)}">${value}</td></tr>`;

function amountRow([name, value]: Row, isSum: boolean): SafeHtml {
  const weight = isSum ? 'font-weight:700' : 'font-weight:400';
  return safeHtml`<tr><th scope="row" align="left" class="text line" style="${text('text', 15, `${cellLine};padding-right:12px;${weight}`)}">${name}</th><td align="right" class="text line" style="${text('text', 15, `${cellLine};white-space:nowrap;${weight}`)}">${value}</td></tr>`;
}
