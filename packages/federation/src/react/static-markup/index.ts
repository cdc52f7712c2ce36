export {
  omittedFromHydration,
  StaticMarkup,
  unlessEmpty,
  type Hydrated,
  type OmittedFromHydration,
} from './StaticMarkup';
