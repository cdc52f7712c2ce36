export { inMarkup, StaticMarkup, type Hydrated, type InMarkup } from './StaticMarkup';
