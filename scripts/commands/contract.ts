import { join } from 'node:path';
import { recordContract } from '../releases/contract/recorded-contract';

/** Records the contract: `npm run tool record-contract [major]`. */
void recordContract(
  join(import.meta.dirname, '..', '..'),
  process.argv[2] === 'major' ? 'major' : 'minor',
).then(
  (version) => process.stdout.write(`Contract ${version} is recorded.\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
