export type { SiteSurface } from './site-surface';
export type { Trial, TrialContext } from './trial';
