import { createTrust } from '@kaadu/release-core';
import type { Command } from 'commander';
import { signStored } from '../../publish/sign-stored';
import { parseTarget } from '../arguments';
import type { Context } from '../context';

export function addSign(program: Command, context: Context): void {
  program
    .command('sign <remote@version>')
    .description('sign a stored version with the current key, after the key that signed it was replaced')
    .action(async (target: string) => {
      const { remote, version } = parseTarget(target);
      const key = await context.signingKey();
      const trust = createTrust(await context.trustList());
      const store = await context.store();
      const result = await signStored(store, remote, version, { key, trust, by: context.options.by });
      context.print({ remote, version, key: key.id, result }, `Signed ${target} with key ${key.id}.`);
    });
}
