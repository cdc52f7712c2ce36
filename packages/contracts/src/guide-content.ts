import * as z from 'zod/mini';
import { GuideCard } from './cards';
import { Faq } from './catalogue';

/*
 * What editors write of a guide. It stands apart from the guides' own file because places show chapters of a guide, and
 * a guide shows places.
 */

/** One way to reach a destination from Bengaluru; `hours` is door to door. */
export const Journey = z.object({
  mode: z.enum(['road', 'rail', 'air']),
  text: z.string(),
  hours: z.number(),
});
export type Journey = z.infer<typeof Journey>;
/** One month of the best-time chart: mean high in °C, rain in mm. */
export const MonthClimate = z.object({
  high: z.number(),
  rain: z.number(),
  verdict: z.enum(['best', 'good', 'avoid']),
});

/** What editors write of a guide; stored as one document. */
export const GuideContent = z.object({
  intro: z.array(z.string()),
  how_to_get_there: z.array(Journey),
  /** Twelve, January first. */
  months: z.array(MonthClimate),
  best_time: z.array(z.string()),
  faqs: z.array(Faq),
});
export type GuideContent = z.infer<typeof GuideContent>;

/** The card of a guide with the chapters that hold for everything around its destination. */
export const GuideChapters = z.extend(
  GuideCard,
  z.pick(GuideContent, { how_to_get_there: true, months: true, best_time: true, faqs: true }).shape,
);
export type GuideChapters = z.infer<typeof GuideChapters>;
