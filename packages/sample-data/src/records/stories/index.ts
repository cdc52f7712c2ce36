import type { SampleStory } from '../../types';
import { aLetterFromTheRim } from './a-letter-from-the-rim';
import { aRainDiaryFromAgumbe } from './a-rain-diary-from-agumbe';
import { aTownWithTheIronGone } from './a-town-with-the-iron-gone';
import { aWeekInKabiniInApril } from './wildlife/a-week-in-kabini-in-april';
import { fourYearsToGo } from './four-years-to-go';
import { learningToBreatheAtNetrani } from './coast/learning-to-breathe-at-netrani';
import { nineOclockAtMelukamanahalli } from './nine-oclock-at-melukamanahalli';
import { oneInTwelve } from './one-in-twelve';
import { pullingUpTheWattle } from './pulling-up-the-wattle';
import { riceThatSmellsOfRain } from './rice-that-smells-of-rain';
import { sixtyKilometresBeforeBreakfast } from './sixty-kilometres-before-breakfast';
import { theBeachThatCameBack } from './coast/the-beach-that-came-back';
import { theCinnamonThieves } from './the-cinnamon-thieves';
import { theDayTheCoffeeFlowers } from './the-day-the-coffee-flowers';
import { theFishIDidNotCatch } from './coast/the-fish-i-did-not-catch';
import { theHilltopsOfLinganamakki } from './the-hilltops-of-linganamakki';
import { theHoneyIsNotOurs } from './the-honey-is-not-ours';
import { theLowTideLadies } from './coast/the-low-tide-ladies';
import { thePatternBookOnTheCeiling } from './the-pattern-book-on-the-ceiling';
import { theWallWithABeakInIt } from './wildlife/the-wall-with-a-beak-in-it';
import { whatTheGraniteRemembers } from './what-the-granite-remembers';
import { whereTheElephantsSleepTonight } from './wildlife/where-the-elephants-sleep-tonight';

export const stories: readonly SampleStory[] = [
  aWeekInKabiniInApril,
  theDayTheCoffeeFlowers,
  learningToBreatheAtNetrani,
  whatTheGraniteRemembers,
  whereTheElephantsSleepTonight,
  aRainDiaryFromAgumbe,
  theHilltopsOfLinganamakki,
  theBeachThatCameBack,
  theHoneyIsNotOurs,
  fourYearsToGo,
  oneInTwelve,
  sixtyKilometresBeforeBreakfast,
  aLetterFromTheRim,
  thePatternBookOnTheCeiling,
  theCinnamonThieves,
  theWallWithABeakInIt,
  pullingUpTheWattle,
  theFishIDidNotCatch,
  riceThatSmellsOfRain,
  theLowTideLadies,
  aTownWithTheIronGone,
  nineOclockAtMelukamanahalli,
];
