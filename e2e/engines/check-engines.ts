import { paths } from '@kaadu/contracts';
import { siteUrl } from '../environment';
import startSite from '../setup/start-site';
import { getFeaturedExperience } from '../support/catalogue';
import { type Engine, until } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/*
 * `npm run tool check-engines`: checks the document policy (ADR 044) in engines that the suite does not
 * drive. Every part of a page must become interactive, Login must open, and a string must not become markup.
 * Needs the system packages `firefox-esr`, `webkit2gtk-driver` and `xvfb`. The suite itself does the same in
 * Chromium.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);

const interactive = `(() => { const parts = [...document.querySelectorAll('[data-part]')];
  return parts.length > 0 && parts.every((part) => 'interactive' in part.dataset); })()`;
const pressLogin = `[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Login')?.click()`;
const refusesMarkup = `(() => { try { document.body.insertAdjacentHTML('beforeend', '<i>x</i>'); return false; }
  catch { return true; } })()`;

/**
 * Checks a page.
 * @throws Error when it behaves differently from Chromium
 */
async function look(engine: Engine, path: string): Promise<void> {
  await engine.open(`${siteUrl}${path}`);
  await until(engine, `${path} becoming interactive`, interactive);
  await engine.holds(pressLogin);
  await until(
    engine,
    `Login opening on ${path}`,
    // Wait for the form: a script that is still loading would be reported when the page is left.
    `document.querySelector('dialog[open] input') !== null`,
  );
  expectedRefusals += 1;
  if (!(await engine.holds(refusesMarkup)))
    throw new Error(`${engine.name}: a string became markup on ${path}`);
}

const stop = await startSite();
const problems: string[] = [];
/** Refusals of the markup that the check itself tries to write, once on each page. */
let expectedRefusals = 0;
const note = (text: string) => {
  if (text.includes('require-trusted-types-for') && expectedRefusals > 0) expectedRefusals -= 1;
  else problems.push(text);
};
try {
  const pages = [
    paths.home.getHref(),
    paths.experiences.getHref(),
    (await getFeaturedExperience()).href,
    paths.guides.getHref(),
    '/a-page-that-does-not-exist',
  ];
  for (const start of [
    () => startFirefox('/usr/bin/firefox-esr', note),
    () => startWebKit('WebKitWebDriver'),
  ]) {
    const engine = await start();
    for (const path of pages) await look(engine, path);
    print(`${engine.name}: ${pages.length} pages are interactive, open Login and refuse markup from strings`);
    await engine.close();
  }
} finally {
  await stop();
}
if (problems.length > 0) throw new Error(`Pages complained:\n${problems.join('\n')}`);
