import type { SampleStory } from '../../types';
import { aWeekInKabiniInApril } from './a-week-in-kabini-in-april';
import { learningToBreatheAtNetrani } from './learning-to-breathe-at-netrani';
import { theDayTheCoffeeFlowers } from './the-day-the-coffee-flowers';
import { whatTheGraniteRemembers } from './what-the-granite-remembers';

export const stories: readonly SampleStory[] = [
  aWeekInKabiniInApril,
  theDayTheCoffeeFlowers,
  learningToBreatheAtNetrani,
  whatTheGraniteRemembers,
];
