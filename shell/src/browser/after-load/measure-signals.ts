// cspell:ignore longtask
import { measuredMs, viewSignalsPath, type ViewSignalsReport } from '../../app/view-signals';
import { readTokenTiming } from '../read-page-token';
import { observe } from './observe';
import { watchRageClicks } from './rage-clicks';

/** Part of a long task that does not count as blocking, in milliseconds. */
const shortTaskMs = 50;
const useOfPage = ['pointerdown', 'keydown', 'wheel'];

/**
 * Measures signals of harm that nothing throws: a frozen page, clicks without effect, too many calls. Sends them once,
 * after ten seconds or when the visitor hides or leaves the page. Does nothing in a view that the shell has not sampled.
 */
export function measureSignals(): void {
  const { description: token, duration: isSampled } = readTokenTiming() ?? {};
  if (!token || !isSampled) return;
  const total = { interactionMs: 0, blockedMs: 0, rageClicks: 0, apiCalls: 0, bytes: 0 };
  let isUsed = false;
  let isSent = false;
  for (const type of useOfPage) addEventListener(type, () => (isUsed = true), { capture: true, once: true });
  watchRageClicks(() => (total.rageClicks += 1));
  const flushes = [
    observe('event', (entry) => {
      if (isInteraction(entry)) total.interactionMs = Math.max(total.interactionMs, entry.duration);
    }),
    observe('longtask', ({ duration }) => (total.blockedMs += duration - shortTaskMs)),
    observe('navigation', (entry) => (total.bytes += transferred(entry))),
    observe('resource', (entry) => {
      if (!isCall(entry)) return;
      total.apiCalls += 1;
      total.bytes += transferred(entry);
    }),
  ];
  const send = (bounces: number) => {
    if (isSent) return;
    isSent = true;
    for (const flush of flushes) flush();
    const report: ViewSignalsReport = {
      token,
      ...total,
      interactionMs: Math.round(total.interactionMs),
      blockedMs: Math.round(total.blockedMs),
      bounces,
      fallbacks: document.querySelectorAll('[data-fallback]:not([hidden])').length,
    };
    navigator.sendBeacon(viewSignalsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  setTimeout(send, measuredMs, 0);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(Number(!isUsed));
  });
}

function isInteraction(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceEventTiming && entry.interactionId > 0;
}

function isCall(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceResourceTiming && /^(fetch|xmlhttprequest)$/.test(entry.initiatorType);
}

function transferred(entry: PerformanceEntry): number {
  return entry instanceof PerformanceResourceTiming ? entry.transferSize : 0;
}
