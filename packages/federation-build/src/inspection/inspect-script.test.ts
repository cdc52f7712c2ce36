import { inspectScript, type Script } from './inspect-script';

const inspect = (code: string, change: Partial<Script> = {}) =>
  inspectScript({ file: 'x.js', side: 'server', allowedBuiltins: [], ...change }, code).map(
    ({ problem }) => problem,
  );

test.each([
  ['a method of a prototype', 'Array.prototype.last = f', 'changes Array.prototype.last'],
  ['any method of it', 'for (const k of x) Array.prototype[k] = f', 'changes Array.prototype'],
  ['a computed name that is written out', 'Object["prototype"]["x"] = 1', 'changes Object.prototype.x'],
  ['a member of a namespace', 'Math.random = () => 4', 'changes Math.random'],
  ['a setting of a constructor', 'Error.stackTraceLimit = 0', 'changes Error.stackTraceLimit'],
  ['a function of the global object', 'globalThis.fetch = f', 'replaces the global fetch'],
  ['… of the window', 'window.self.fetch = f', 'replaces the global fetch'],
  ['… without naming it', 'fetch = f', 'replaces the global fetch'],
  ['… in a pattern', '({ f: globalThis.fetch } = x)', 'replaces the global fetch'],
  ['… in a list', '[setTimeout] = x', 'replaces the global setTimeout'],
  ['… in a loop', 'for (console.log of x);', 'changes console.log'],
  ['a handler of the window', 'window.onerror = f', 'replaces the global onerror'],
  ['the console', 'console.error = f', 'changes console.error'],
  ['the process', 'process.title = "x"', 'changes process.title'],
  ['a counter', 'performance.x++', 'changes performance.x'],
  ['a removal', 'delete Map.prototype.get', 'changes Map.prototype.get'],
  ['an optional removal', 'delete globalThis?.fetch', 'replaces the global fetch'],
  ['a definition', 'Object.defineProperty(Promise.prototype, "x", {})', 'changes Promise.prototype.x'],
  ['a definition on the global object', 'Reflect.set(globalThis, `fetch`, f)', 'replaces the global fetch'],
  ['members of another object', 'Object.assign(JSON, x)', 'changes JSON'],
  [
    'members of the global object',
    'Object.assign(globalThis, { fetch: f, own: 1 })',
    'replaces the global fetch',
  ],
  ['a prototype', 'Object.setPrototypeOf(Array.prototype, null)', 'changes Array.prototype'],
  ['a method of the history', 'history.pushState = f', 'changes history.pushState'],
  ['a method of the document', 'document.createElement = f', 'changes document.createElement'],
  ['an element', 'Element.prototype.remove = f', 'changes Element.prototype.remove'],
  ['through a variable', 'const p = Array.prototype; p.x = 1', 'changes Array.prototype.x'],
  ['through a variable that is assigned', 'var g; g = globalThis; g.fetch = f', 'replaces the global fetch'],
  ['through a pattern', 'const { prototype: p } = Array; p.x = 1', 'changes Array.prototype.x'],
  ['through a parameter', '(function (w) { w.fetch = f })(window)', 'replaces the global fetch'],
  [
    'whichever there is',
    'const g = typeof window === "object" ? window : global; g.fetch = f',
    'replaces the global fetch',
  ],
])('a script that changes %s is refused', (_case, code, what) => {
  for (const side of ['web', 'server'] as const)
    expect(inspect(code, { side })).toEqual([expect.stringMatching(/^x\.js:1:\d+ \(.+\) /)]);
  expect(inspect(code)[0]?.endsWith(what)).toBe(true);
});

test.each([
  ['a local variable', 'function f() { let fetch; fetch = 1 }'],
  ['a parameter', 'function f(Array, console) { Array.prototype.x = 1; console.log = 2 }'],
  ['a caught error', 'try {} catch (console) { console.log = 1 }'],
  ['a class of its own', 'class Map {} Map.prototype.get = 1'],
  ['a member that only has such a name', 'const o = {}; o.fetch = 1; o.prototype.x = 2; this.fetch = 3'],
  ['a new global', 'window.__state = 1; globalThis["own"] ??= 2; remote_header = 3'],
  ['a computed global', 'globalThis[key] = 1'],
  [
    'settings of the page',
    'document.title = "a"; location.href = "/"; location = "/"; document.body.hidden = true',
  ],
  ['a variable that stands for a function', 'let a = Object.assign || f; a = g'],
  ['a variable that is given a global', 'let a; a = Object.assign || f; function h(b) { b = undefined }'],
  ['a variable that stands for something else later', 'let p = Array.prototype; p = {}; p.x = 1'],
  ['a copy', 'const o = Object.assign({}, Array.prototype); Object.defineProperty(o, "x", {})'],
  [
    'what it only reads',
    'const { fetch } = globalThis; fetch(Math.max(1)); console.log(Array.prototype.slice)',
  ],
])('a script that changes %s is accepted', (_case, code) => {
  expect(inspect(code)).toEqual([]);
});

test.each([
  ['fetch', 'var fetch = f'],
  ['Map', 'class Map {}'],
  ['close', 'function close() {}'],
])('a global %s that a script of a browser declares is refused; on the server it is local', (name, code) => {
  expect(inspect(code, { side: 'web' })).toEqual([`x.js declares the global ${name}`]);
  expect(inspect(code)).toEqual([]);
  expect(inspect(`(() => { ${code} })()`, { side: 'web' })).toEqual([]);
});

test.each([
  ['process.exit(1)', 'calls process.exit'],
  ['process?.["abort"]()', 'calls process.abort'],
  ['promise.catch(globalThis.process.kill)', 'calls process.kill'],
  ['const { exit } = process', 'calls process.exit'],
  ['const p = process; p.exit()', 'calls process.exit'],
  ['process.env.HOME', 'reads process.env'],
  ['const { env: { HOME } } = process', 'reads process.env'],
  ['process.binding("fs")', 'calls process.binding'],
  ['process.getBuiltinModule("fs")', 'calls process.getBuiltinModule'],
  ['require("fs")', 'loads the module "fs"'],
  ['require("node:fs/promises")', 'loads the module "node:fs/promises"'],
  ['module.require("fs")', 'loads the module "fs"'],
  ['require("left-pad")', 'loads the module "left-pad"'],
  ['require(name)', 'loads a module whose name is computed'],
  ['import("fs")', 'loads the module "fs"'],
  ['import fs from "fs"', 'loads the module "fs"'],
])('on the server, %s is refused: it %s', (code, what) => {
  expect(inspect(code)).toEqual([expect.stringMatching(/^x\.js:1:\d+ /)]);
  expect(inspect(code)[0]?.endsWith(what)).toBe(true);
  expect(inspect(code, { side: 'web' })).toEqual([]);
});

test('built-in modules that are allowed may be loaded, with or without their scheme', () => {
  const code = 'require("crypto"); require("node:crypto"); import("node:crypto")';
  expect(inspect(code, { allowedBuiltins: ['node:crypto'] })).toEqual([]);
  expect(inspect(code, { allowedBuiltins: ['crypto'] })).toEqual([]);
  expect(inspect('require("left-pad")', { allowedBuiltins: ['left-pad'] })).toHaveLength(1);
});

test.each([
  ['a process of its own', 'function f(process) { process.exit(process.env.x) }'],
  ['a require of its own', 'function f(require) { return require("fs") }'],
  ['what is harmless', 'process.version; process.nextTick(f); typeof process'],
])('on the server, %s is accepted', (_case, code) => {
  expect(inspect(code)).toEqual([]);
});

test('a script that is not JavaScript is refused', () => {
  expect(inspect('let = = 1')).toEqual([expect.stringMatching(/^x\.js is not JavaScript/)]);
});

test('a finding counts lines and columns from 1', () => {
  expect(inspect('let a;\n  fetch = a;')).toEqual(['x.js:2:3 (fetch = a) replaces the global fetch']);
});
