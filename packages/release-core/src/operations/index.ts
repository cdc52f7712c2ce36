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
  tokenFile,
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
export { auditFileIn, checkAudit } from './audit/check-audit';
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
export { storedUploads } from './uploads/stored-uploads';
export { uploadFolder, uploadsIn } from './uploads/upload-folder';
