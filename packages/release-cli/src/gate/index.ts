export { composeStore, type ComposedStore } from './compose-store';
export type { SiteSlot, SiteSurface } from './site-surface';
export { TrialUnavailable, type Trial, type TrialContext } from './trial';
