import { indiaClock, indiaDay, indiaInstant } from '../site/india-time';
import { site } from '../site/site';

const dayMs = 24 * 60 * 60_000;
const { opens, closes } = site.supportHours;

/** Whether advisors answer at an instant, in milliseconds since 1970 UTC: every day within the support hours (§9). */
export function isOfficeOpen(instant: number): boolean {
  const time = indiaClock(instant).slice(11);
  return time >= opens && time < closes;
}

/** The instant at which advisors answer again: today's opening, or tomorrow's once it has passed. */
export function nextOpening(instant: number): number {
  const today = indiaInstant(indiaDay(instant), opens);
  return today > instant ? today : today + dayMs;
}
