import { join } from 'node:path';
import { largeFolders, maxFolderEntries } from '../structure/folders';
import { longFiles, longFunctions, maxFileLines, maxFunctionLines, type Finding } from '../structure/measure';
import { listPaths, readSources } from '../structure/read-sources';

const root = join(import.meta.dirname, '..', '..');
const sources = readSources(root);
const row = (count: number, where: string) => `  ${String(count).padStart(5)}  ${where}\n`;
const byLines = ({ lines, where }: Finding) => row(lines, where);
const reports = [
  { title: `files over ${maxFileLines} lines`, rows: longFiles(sources).map(byLines) },
  { title: `functions over ${maxFunctionLines} lines`, rows: longFunctions(sources).map(byLines) },
  {
    title: `folders over ${maxFolderEntries} entries`,
    rows: largeFolders(listPaths(root)).map(({ entries, where }) => row(entries, where)),
  },
];
for (const { title, rows } of reports) process.stdout.write(`${title}: ${rows.length}\n${rows.join('')}`);
if (reports.some(({ rows }) => rows.length > 0)) process.exitCode = 1;
