export { composeStore, type ComposedStore } from './compose-store';
export type { SiteSurface } from './site-surface';
export { TrialImpossible, type Trial, type TrialContext } from './trial';
