import { apiSamples } from './api';
import { bookingSamples } from './bookings';
import type { FaultSample } from './fault-sample';
import { releaseSamples } from './releases';
import { siteSamples } from './site';
import { visitorSamples } from './visitors';

/** Deliberate faults across the packages. All must be caught (`npm run mutation -- --samples`). */
export const samples: readonly FaultSample[] = [
  ...apiSamples,
  ...bookingSamples,
  ...releaseSamples,
  ...siteSamples,
  ...visitorSamples,
];
