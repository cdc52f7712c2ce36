export { listFaqs, listThemes } from './attributes-repository';
export { listCards, listCardsByKey } from './cards-repository';
export { catalogueStats, destinationRef, findDestination, listDestinations } from './destinations-repository';
export { countExperiencesByEach, countOrZero } from './experience-counts';
export { kilometresBetween, listDestinationsByDistance } from './get-nearby';
export { listCardsAt } from './list-cards-at';
export { createExperienceKind } from './experience-kind';
export { type ExperiencePorts, getExperience } from './get-experience';
export { optionPrice } from './option-price';
export { applyNewTaxRates, refreshCardPrices } from './refresh-card-prices';
export { catalogueRoutes } from './routes';
export {
  budgets,
  destinations,
  durations,
  experienceOptions,
  experiences,
  faqs,
  stayTypes,
  themes,
} from './tables';
