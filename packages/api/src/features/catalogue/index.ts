export { listFaqs, listThemes } from './experience/attributes-repository';
export { listCards, listCardsByKey } from './cards/cards-repository';
export { catalogueStats, destinationRef, findDestination, listDestinations } from './destinations-repository';
export { countExperiencesByEach, countOrZero } from './experience/experience-counts';
export { kilometresBetween, listDestinationsByDistance } from './cards/get-nearby';
export { listSimilarKeys } from './cards/list-similar';
export { findExperience } from './experience/experience-repository';
export { listCardsAt } from './cards/list-cards-at';
export { createExperienceKind } from './experience/experience-kind';
export { type ExperiencePorts, getExperience } from './experience/get-experience';
export { optionPrice } from './cards/option-price';
export { applyNewTaxRates, refreshCardPrices } from './cards/refresh-card-prices';
export { catalogueRoutes } from './routes';
export {
  amenities,
  budgets,
  destinations,
  durations,
  experienceOptions,
  experiences,
  faqs,
  stayTypes,
  themes,
} from './tables';
