import { runScript } from '../scripts/command-runner/run-script';
import { benches } from './benches';

await runScript('bench', benches);
