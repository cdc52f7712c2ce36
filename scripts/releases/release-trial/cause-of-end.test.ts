import { causeOfEnd } from './cause-of-end';

test.each([
  ['exit code 3', '', 'calls process.exit (exit code 3)'],
  [
    'signal SIGABRT',
    '\n<--- Last few GCs --->\n\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
    'runs out of memory',
  ],
  [
    'exit code 1',
    "entry.cjs:3\n    x.y\n\nTypeError: Cannot read properties of undefined (reading 'y')\n    at Slot (x.js:3:1)\n",
    "throws where nothing catches it: TypeError: Cannot read properties of undefined (reading 'y')",
  ],
  ['signal SIGKILL', '', 'ends the shell (signal SIGKILL)'],
  ['exit code 1', 'shell: the port is in use\n', 'ends the shell (exit code 1: shell: the port is in use)'],
])('causeOfEnd explains %s with the output %j', (end, errors, cause) => {
  expect(causeOfEnd(end, errors)).toBe(cause);
});
