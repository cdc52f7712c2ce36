import { join } from 'node:path';
import { recordContract } from './contract/recorded-contract';

/** `npm run tool record-contract`: records what crosses the boundary under the contract's new version. */
void recordContract(join(import.meta.dirname, '..')).then(
  (version) => process.stdout.write(`Contract ${version} is recorded.\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
