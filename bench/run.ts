import { runScript } from '../scripts/launch/command-runner/run-script';
import { benches } from './benches';

await runScript('bench', benches);
