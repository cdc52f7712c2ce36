export { Channel, ChannelName, ChannelRemote, emptyChannel } from './channels/channel';
export type { ChannelTrust } from './channels/channel-chain';
export { followChannel, type FollowOptions } from './channels/follow';
export { changesOf, type HistoryEntry, historyOf, type Status, statusOf } from './channels/status';
export { openDevelopmentChannel, removeDevelopmentChannel } from './development/development-channel';
export { developmentChannel } from './development/development-versions';
export { ReleaseError, type ReleaseErrorCode, systemCode } from './errors';
export { inputFaults, parseInput } from './input-errors';
export { startCanary, stopCanary } from './moves/canary';
export type { ChannelMove, MoveOptions } from './moves/change-channel';
export { type ActionResult, applyAction, ChannelAction } from './moves/channel-action';
export { describeRemote, describeResult } from './moves/describe-move';
export { goodVersionsBefore } from './moves/rules/good-versions';
export { MoveRequest } from './moves/move-request';
export { newlyLiveVersions } from './moves/newly-live-versions';
export { promote } from './moves/promote';
export { resolveVersion } from './moves/resolve-version';
export { previousGoodVersion, rollback } from './moves/rollback';
export { assertFreezeAllows, type MoveRight, needsApproval } from './moves/rules/rules';
export { seal } from './moves/seal';
export { type TimelineEntry, timelineOf } from './moves/timeline';
export {
  defaultPreviewHours,
  makePreview,
  type PreviewLink,
  PreviewRequest,
  type PreviewSigning,
} from './preview/make-preview';
export { Preview, type PreviewTrust, signPreview } from './preview/preview';
export { readPreview, type ReadPreview, type ReadPreviewOptions } from './preview/read-preview';
export { readBuilt } from './publish/built-release';
export { publish, type PublishOptions, type PublishResult, publishSigned } from './publish/publish';
export { replaceAtomically } from './store/folder/atomic-files';
export { createFolderStore } from './store/folder/folder-store';
export { withLocalCopy } from './store/local-copy';
export { openObjects, openStore, ownTrustFile } from './store/open-store';
export type { Publication } from './store/publication';
export type { AddResult, ChannelListener, ReadFile, ReleaseStore } from './store/release-store';
export { channelSigner } from './trust/channel-signer';
export { type FollowedTrust, followTrust } from './trust/follow-trust';
export { readKey, saveKey } from './trust/key-files';
export { keyIdOf, newSigningKey, signAuditHash, type SigningKey, signRelease } from './trust/keys';
export { keyFolderOf, signingKeyOf, trustFileOf, type TrustPlaces } from './trust/site-trust';
export { createTrust, type SiteTrust } from './trust/trust';
export { changeTrustList, readTrustList, TrustedKey, TrustList } from './trust/trust-list';
