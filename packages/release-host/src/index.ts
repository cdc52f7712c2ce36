export type { RefusedVersion } from './admission/admissions';
export type { Lease } from './admission/leases';
export type { VersionRenderers } from './admission/release-host';
export {
  BrowserErrorReport,
  BrowserErrors,
  maxReportBytes,
  type BrowserErrorsOptions,
} from './browser-errors/browser-errors';
export { isOfSite } from './browser-errors/is-of-site';
export { pagePartsOf, type PageParts } from './browser-errors/page-parts';
export { PageTokens, tokenLifetimeMs, tokenPattern, type PageToken } from './browser-errors/page-tokens';
export { ReportLimits } from './browser-errors/report-limits';
export { ChannelFaults } from './channel-faults';
export { FailureEvidence, type ShownFailure } from './health/failure-evidence';
export { StopInquiries } from './health/stop-inquiries';
export {
  hasFailed,
  isSlow,
  VersionHealth,
  type DocumentVersions,
  type VersionRender,
} from './health/version-health';
export type { HostLog } from './host-log';
export {
  HostedReleases,
  type HostedReleasesOptions,
  type HostEvents,
  type Monitoring,
} from './hosted-releases';
export type { LiveReleases } from './live-releases';
export { DevelopmentBuilds } from './page/development-builds';
export { openPageHost, type PageHostOptions } from './page/open-page-host';
export type { RenderedPart, RenderPage, Visit } from './page/page';
export type { PageHost } from './page/page-host';
export type { PreviewFault, ResponseCookie } from './page/visits';
export { PublishedFiles } from './published-files';
export { respondWithReleases, type ReadSelection } from './selection/releases-for';
export type { ReleaseSelection } from './selection/release-selection';
export type { ServedSet } from './selection/served-set';
export { workerFaults } from './worker-faults';
