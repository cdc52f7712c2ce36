import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/**
 * Starts Firefox with WebDriver BiDi.
 * @param onProblem receives warnings, errors and exceptions of pages
 */
export async function startFirefox(path: string, onProblem: (text: string) => void): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) onProblem(message.text());
  });
  page.on('pageerror', (error) => onProblem(String(error)));
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    holds: async (expression) => Boolean(await page.evaluate(expression)),
    close: () => browser.close(),
  };
}
