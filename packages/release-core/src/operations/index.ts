export {
  type Actor,
  changeTokens,
  findToken,
  hasPermission,
  isSameActor,
  newToken,
  type Person,
  readTokens,
  requireKnownShell,
  requirePermission,
  Role,
  Token,
} from './access/tokens';
export {
  ApprovalDecision,
  ApprovalPolicy,
  ApprovalRequest,
  ApprovalWork,
  describeWork,
  noApprovals,
} from './approval/approval';
export { AuditEntry, type AuditSecurity, hashOfEntry, noLine, parseEntry } from './audit/audit-entry';
export { auditLog, checkAudit } from './audit/check-audit';
export { defaultWindow, PruneWindow } from './prune/plan-prune';
export { prune } from './prune/prune';
export { defaultRolloutPolicy, RolloutPolicy } from './rollout/policy';
export {
  describeRollout,
  nextStep,
  Rollout,
  RolloutAction,
  RolloutRequest,
  RolloutStatus,
} from './rollout/rollout';
export { folderStorage } from './state/folder-storage';
export { stateDocuments, stateLogs, type StateStorage } from './state/state-storage';
export { storedUploads } from './uploads/stored-uploads';
export { uploadFolder, uploadsIn } from './uploads/upload-folder';
