export { inMarkup, StaticMarkup, unlessEmpty, type Hydrated, type InMarkup } from './StaticMarkup';
