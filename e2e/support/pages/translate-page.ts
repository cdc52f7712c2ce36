import type { Page } from '@playwright/test';

/**
 * Changes the page as Google Translate does, now and after each update: each text is replaced by one in two
 * `font` elements.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftAlone = (node: Node) =>
      node.parentElement?.closest('font, script, style, textarea, svg, [translate=no]') !== null;
    const translate = (text: Node) => {
      if (!/\p{L}|\d/u.test(text.nodeValue ?? '') || isLeftAlone(text)) return;
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue;
      const outer = document.createElement('font');
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translate(target);
        else
          for (const node of addedNodes)
            if (node.isConnected) translateAll(node.nodeType === 3 ? (node.parentNode ?? node) : node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
