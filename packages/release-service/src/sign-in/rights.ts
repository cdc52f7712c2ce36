import { readFile } from 'node:fs/promises';
import { messageOf, RemoteName } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import { type Person, Role } from '@kaadu/release-core/operations';
import * as z from 'zod';

/** Rights in the console by group of the provider. */
const Rights = z.strictObject({
  /** Claim that lists a person's groups. */
  claim: z.string().min(1).default('groups'),
  /** Requested scope; some providers list groups only with a scope of their own. */
  scope: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain "openid"')
    .default('openid profile'),
  groups: z
    .array(
      z.strictObject({
        group: z.string().min(1),
        /** Roles of people. Programs publish and report with tokens. */
        roles: z.array(Role.extract(['read', 'operate', 'freeze'])).min(1),
        /** `*` for all. */
        remotes: z.array(z.union([RemoteName, z.literal('*')])).default([]),
      }),
    )
    .min(1),
});
export type Rights = z.infer<typeof Rights>;

/** Reads the file of groups and their rights. @throws ReleaseError `refused` naming its faults */
export async function readRights(file: string): Promise<Rights> {
  const content: unknown = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch((error: unknown) => {
      throw new ReleaseError('refused', `OIDC_RIGHTS: ${file} cannot be read: ${messageOf(error)}`, {
        cause: error,
      });
    });
  return parseInput(Rights, content, `The file of OIDC_RIGHTS, ${file},`);
}

/** Claims of a provider about a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Groups of a person; some providers send a single group as text instead of a list. */
const Groups = z.union([z.array(z.string()), z.string().transform((group) => [group])]).catch([]);
const Name = z.string().trim().min(1);

/** Returns a person with the grants of their groups; without grants when none is listed. */
export function personOf(claims: Claims, { claim, groups }: Rights): Person {
  const theirs = Groups.parse(claims[claim]);
  const grants = groups.filter(({ group }) => theirs.includes(group));
  const subject = plain(claims.sub, 120);
  return {
    owner: `${nameOf(claims)} (${subject})`,
    subject,
    grants: grants.map(({ roles, remotes }) => ({ roles, remotes })),
  };
}

/** Returns the name of a person with the subject. People choose their names, so names decide nothing. */
function nameOf({ name, preferred_username: username }: Claims): string {
  const shown = [name, username].map((each) => Name.safeParse(each).data).find(Boolean);
  return plain(shown ?? 'Unnamed', 60);
}

/** Reduces a text to one line within the length that the history accepts. */
function plain(text: string, length: number): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, length);
}
