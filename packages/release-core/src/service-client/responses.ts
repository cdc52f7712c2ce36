import * as z from 'zod';
import { ChannelRemote, Freeze } from '../channels/channel';
import { Effect } from '../moves/rules/rules';

/* Responses of the service's HTTP API, as far as its client reads them. */

export const ErrorResponse = z.object({ error: z.string(), message: z.string() });

export const StatusResponse = z.object({
  channel: z.string(),
  revision: z.number(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  frozen: Freeze.optional(),
  fault: z.string().optional(),
  remotes: z.array(
    z.object({
      name: z.string(),
      stable: z.string().nullable(),
      canary: ChannelRemote.shape.canary,
      frozen: Freeze.optional(),
      gitSha: z.string().nullable(),
      published: z.array(z.string()),
    }),
  ),
});

export const HistoryResponse = z.array(
  ChannelRemote.extend({ revision: z.number(), at: z.string(), by: z.string(), reason: z.string() }),
);

export const PublicationsResponse = z.array(
  z.object({
    version: z.string(),
    at: z.string(),
    by: z.string(),
    note: z.string(),
    gitSha: z.string().nullish(),
  }),
);

export const PruneResponse = z.array(
  z.object({
    remote: z.string(),
    removed: z.array(z.string()),
    unfinished: z.array(z.string()),
    uploads: z.array(z.string()),
    kept: z.number(),
  }),
);

export const MoveResponse = z.union([
  z.object({
    channel: z.string(),
    sealed: z.literal(true),
    revision: z.number(),
    dryRun: z.boolean(),
  }),
  z.object({
    channel: z.string(),
    remote: z.string(),
    before: ChannelRemote.nullable(),
    after: ChannelRemote.nullable(),
    // Services of older versions do not state it.
    effect: Effect.default('none'),
    revision: z.number(),
    changed: z.boolean(),
    dryRun: z.boolean(),
  }),
  z.object({
    channel: z.string(),
    remote: z.string().optional(),
    frozen: z.boolean(),
    changed: z.boolean(),
    revision: z.number(),
    dryRun: z.boolean(),
  }),
]);

/** Reporting shells, each with the newest revision of which it serves every version. */
export const ChannelShells = z.array(
  z.object({ shell: z.string(), served: z.number(), secondsAgo: z.number() }),
);
export type ChannelShells = z.infer<typeof ChannelShells>;

export const DecisionResponse = z.object({ text: z.string() });

export const PreviewResponse = z.object({ link: z.string(), expires: z.string() });

export const PublishResponse = z.object({
  remote: z.string(),
  version: z.string(),
  result: z.enum(['added', 'already-there', 'signed-again', 'would-add']),
  bytes: z.number(),
});
