import { join } from 'node:path';
import { longFiles, longFunctions, maxFileLines, maxFunctionLines } from '../structure/measure';
import { readSources } from '../structure/read-sources';

const sources = readSources(join(import.meta.dirname, '..', '..'));
const reports = [
  { title: `files over ${maxFileLines} lines`, findings: longFiles(sources) },
  { title: `functions over ${maxFunctionLines} lines`, findings: longFunctions(sources) },
];
for (const { title, findings } of reports) {
  process.stdout.write(`${title}: ${findings.length}\n`);
  for (const { where, lines } of findings) process.stdout.write(`  ${String(lines).padStart(5)}  ${where}\n`);
}
