import { defaultLanguage, site, type Language } from '@kaadu/contracts';
import { translations } from '../../../platform/translations/translations';
import type { Block, EmailContent, Row } from './email-content';

/** Renders an e-mail as self-contained plain text. */
export function toText({ heading, blocks }: EmailContent, language: Language = defaultLanguage): string {
  const hours = translations(language)('hours', site.supportHours);
  const { street, locality, postalCode } = site.address;
  return [
    heading,
    ...blocks.map(blockText),
    `${site.name}\n${site.supportPhone} (${hours})\n${site.supportEmail}\n${street}, ${locality} ${postalCode}`,
    '',
  ].join('\n\n');
}

const named = ([name, value]: Row) => `${name}: ${value}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
    case 'amounts':
      return block.rows.map(named).join('\n');
  }
}
