import type { Page } from '@playwright/test';

/** Names, currencies and units that are written in Latin letters in every language. */
const allowed = [
  'Kaadu',
  'Trails',
  'English',
  'GSTIN',
  'GST',
  'CGST',
  'SGST',
  'IGST',
  'IST',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'YouTube',
  'Razorpay',
  'UPI',
  'PDF',
  'Natural Earth',
  'Ctrl',
  'hello@kaadutrails.example',
];

/**
 * Returns the texts of a page in another language that are in English although their language is not declared as
 * English: visible text, labels, placeholders and alternative texts.
 */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'en-IN';
    const hasLatin = (text: string) => {
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
      return /[A-Za-z]{2,}/.test(rest);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // References and codes are marked as not translatable.
      const skipped = 'script, style, noscript, template, [translate="no"]';
      if (!parent || parent.closest(skipped) || !hasLatin(text)) continue;
      // A closed menu or dialog without boxes is translated too, but not on the page yet.
      if (!isEnglish(parent) && parent.checkVisibility()) found.push(text);
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        const isMixed = /[\u0900-\u097F\u0C80-\u0CFF]/.test(text);
        if (hasLatin(text) && !isMixed && !isEnglish(element) && element.checkVisibility())
          found.push(`${name}: ${text}`);
      }
    }
    return found;
  }, allowed);
}
