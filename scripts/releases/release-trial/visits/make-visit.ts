import { setTimeout as sleep } from 'node:timers/promises';
import { browserErrorsPath } from '@kaadu/federation/release';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import * as z from 'zod';
import { serveNoImages, type WhenFree } from '../browser';
import { answered, Unresponsive } from './answered';
import { controlAttribute, listControls, type Control } from './list-controls';
import { earlierEntry, tryStorage } from './stored-entry';
import { keyOf, type FailedVisit, type Usage, type Visit } from './visit';

export interface VisitOptions {
  readonly siteUrl: string;
  /** Path of the page. */
  readonly address: string;
  /** Time between hydration and the visitor's first action, in milliseconds. */
  readonly stayMs: number;
  readonly hydrationMs: number;
  readonly whenFree: WhenFree;
  /** Called when the page is open, or cannot be opened. */
  readonly onOpened: () => void;
}

/** Longest wait for the effect of a click, a key or the wheel, in milliseconds. */
const effectMs = 3_000;

/** Time between two keys, in milliseconds: in less, nothing could take the focus away. */
const keyMs = 150;

/** Members of a report at `browserErrorsPath` that a fault names. */
const ReportedError = z.object({ remote: z.string(), message: z.string() });

/** Visits a page: stays for a while without any action, and then scrolls, types and follows links. */
export async function makeVisit(
  context: BrowserContext,
  options: VisitOptions,
): Promise<Visit | FailedVisit> {
  const page = await context.newPage();
  await serveNoImages(page);
  const session = await context.newCDPSession(page);
  try {
    return await new Visitor(page, session, options).visit();
  } catch (error) {
    // A script that never ends would take the processor from the visits after this one.
    session.send('Runtime.terminateExecution').catch(() => undefined);
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { failure: `the page cannot be used: ${reason}` };
  }
}

class Visitor {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #options: VisitOptions;
  readonly #errors: string[] = [];
  #requests = 0;
  #bytes = 0;

  constructor(page: Page, session: CDPSession, options: VisitOptions) {
    this.#page = page;
    this.#session = session;
    this.#options = options;
    page.on('pageerror', (error) => this.#errors.push(String(error)));
    page.on('dialog', (dialog) => {
      this.#errors.push(`dialog "${dialog.message().slice(0, 60)}"`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('request', (request) => {
      this.#requests += 1;
      // The page catches errors of a remote, shows a fallback, and reports them.
      if (new URL(request.url()).pathname !== browserErrorsPath) return;
      const report = ReportedError.safeParse(request.postDataJSON()).data;
      if (report) this.#errors.push(`${report.message} in ${report.remote}`);
    });
  }

  async visit(): Promise<Visit> {
    const { whenFree, stayMs, onOpened } = this.#options;
    const session = this.#session;
    await session.send('Performance.enable');
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (this.#bytes += encodedDataLength));
    await whenFree(() => this.#open()).finally(onOpened);
    await sleep(stayMs);
    return whenFree(() => this.#look());
  }

  /** Notes what the page has done on its own, and then uses it. */
  async #look(): Promise<Visit> {
    const page = this.#page;
    const usage = await this.#usage();
    const path = this.#path();
    const lostEntries = await this.#lostEntries();
    const controls = await answered(page.evaluate(listControls), 'while its controls are listed');
    const seen = { path, usage, lostEntries, controls, errors: [...this.#errors] };
    // Elsewhere, other controls would be used.
    if (path !== this.#options.address)
      return { ...seen, scrolls: null, typed: {}, clicked: {}, returns: null };
    const scrolls = await this.#scrolls();
    const typed = await this.#type(controls);
    const clicked = await this.#click(controls);
    return { ...seen, scrolls, typed, clicked, returns: await this.#returns() };
  }

  /** Opens the page and waits until it is hydrated. */
  async #open(): Promise<void> {
    const { siteUrl, address } = this.#options;
    await this.#page.goto(new URL(address, siteUrl).href, { waitUntil: 'domcontentloaded' });
    await this.#hydrated();
  }

  async #hydrated(): Promise<void> {
    const { hydrationMs } = this.#options;
    const hydrated = this.#page.waitForSelector('html[data-hydrated="true"]', {
      state: 'attached',
      timeout: hydrationMs,
    });
    await hydrated.catch(() => {
      throw new Unresponsive(`it is not interactive after ${hydrationMs / 1000} s`);
    });
  }

  async #usage(): Promise<Usage> {
    const { metrics } = await answered(
      this.#session.send('Performance.getMetrics'),
      'while nothing is done with it',
    );
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const elements = await answered(this.#page.locator('*').count(), 'while nothing is done with it');
    const [busyMs, memory] = [metric('TaskDuration') * 1000, metric('JSHeapUsedSize')];
    return { requests: this.#requests, bytes: this.#bytes, busyMs, memory, elements };
  }

  async #lostEntries(): Promise<string[]> {
    const { kept, hasRoom } = await answered(
      this.#page.evaluate(tryStorage, earlierEntry.name),
      'while its storage is used',
    );
    const cookies = await this.#page.context().cookies(this.#options.siteUrl);
    const hasCookie = cookies.some(({ name }) => name === earlierEntry.name);
    return [
      ...(kept ? [] : ['an entry of localStorage']),
      ...(hasRoom ? [] : ['room in localStorage']),
      ...(hasCookie ? [] : ['a cookie']),
    ];
  }

  async #scrolls(): Promise<boolean | null> {
    const page = this.#page;
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight + 10);
    if (fits) return null;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 600);
    return this.#becomesTrue(() => page.evaluate(() => window.scrollY > 0));
  }

  /** Types into the first field of each part. */
  async #type(controls: readonly Control[]): Promise<Record<string, boolean>> {
    const typed: Record<string, boolean> = {};
    for (const control of firstOfEachPart(controls.filter(({ takesText }) => takesText))) {
      const field = this.#locate(control);
      await this.#use(control);
      await this.#page.keyboard.type('ab', { delay: keyMs });
      typed[labelOf(control)] = await this.#becomesTrue(async () =>
        (await field.inputValue()).includes('ab'),
      );
    }
    return typed;
  }

  /** Clicks on the first link of each part that leads to another page. @returns the path after each click */
  async #click(controls: readonly Control[]): Promise<Record<string, string>> {
    const { address } = this.#options;
    const clicked: Record<string, string> = {};
    const links = controls.filter(({ path }) => path !== null && path !== address);
    for (const control of firstOfEachPart(links)) {
      await this.#open();
      await answered(this.#page.evaluate(listControls), 'while its controls are listed');
      await this.#use(control);
      await this.#becomesTrue(async () => this.#path() !== address);
      clicked[labelOf(control)] = this.#path();
    }
    return clicked;
  }

  /** Goes back after the last click. @returns whether that leads back; null if the click led nowhere */
  async #returns(): Promise<boolean | null> {
    const { address } = this.#options;
    if (this.#path() === address) return null;
    // The scripts of a page that is still loading have not set a trap yet; one that never loads cannot.
    await this.#page.waitForLoadState('load', { timeout: effectMs }).catch(() => undefined);
    await this.#page.evaluate(() => history.back()).catch(() => undefined);
    // A page that wants to keep visitors sends them forward again.
    await sleep(effectMs / 6);
    return this.#becomesTrue(async () => this.#path() === address);
  }

  #path(): string {
    return new URL(this.#page.url()).pathname;
  }

  #locate(control: Control) {
    return this.#page.locator(`[${controlAttribute}=${JSON.stringify(keyOf(control))}]`).first();
  }

  /** Clicks on a control where it is seen: if something covers it, on that. */
  async #use(control: Control): Promise<void> {
    const element = this.#locate(control);
    const click = async () => {
      await element.scrollIntoViewIfNeeded({ timeout: effectMs });
      let place = '';
      // What is loaded when it is scrolled into view moves it.
      await this.#becomesTrue(async () => {
        const before = place;
        place = JSON.stringify(await element.boundingBox());
        return place === before;
      });
      await element.click({ force: true, timeout: effectMs });
    };
    await answered(click(), `to a click on ${labelOf(control)}`);
  }

  async #becomesTrue(isSo: () => Promise<boolean>): Promise<boolean> {
    const deadline = Date.now() + effectMs;
    for (;;) {
      const so = await answered(isSo(), 'to an action');
      if (so || Date.now() > deadline) return so;
      await sleep(50);
    }
  }
}

const labelOf = ({ part, name }: Control) => `${name} of ${part || 'the document'}`;

/** Returns the first control of each part that receives clicks. */
function firstOfEachPart(controls: readonly Control[]): Control[] {
  const first = new Map<string, Control>();
  for (const control of controls)
    if (!control.coveredBy && !first.has(control.part)) first.set(control.part, control);
  return [...first.values()];
}
