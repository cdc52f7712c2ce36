/** Submits the form that returns the visitor to the shop; without scripts, the button does. */
export const continueScript = "document.querySelector('form').submit();\n";

export const styleSheet = `
:root {
  color-scheme: light;
  --ink: #14213a;
  --soft: #4a5876;
  --line: #c3ccdd;
  --field: #76829c;
  --ground: #eef2f8;
  --raised: #fff;
  --bank: #1f4c9a;
  --bank-deep: #163a78;
  --bad: #a3221b;
  --good: #1d6440;
  --warn: #ffd76a;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  color: var(--ink);
  background: var(--ground);
}
.banner { background: var(--warn); color: #3a2c00; text-align: center; padding: 0.6rem 1rem; font-size: 0.9375rem; }
.banner p { margin: 0; }
main { width: min(30rem, 100%); margin: 0 auto; padding: 1.5rem 1rem; flex: 1; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; letter-spacing: -0.01em; }
h2 { font-size: 1.0625rem; margin: 0; display: inline; }
p { margin: 0 0 0.75rem; }
a { color: var(--bank); text-underline-offset: 0.15em; }
code { font: 0.9375em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.summary { background: var(--bank-deep); color: #fff; border-radius: 0.875rem; padding: 1.25rem; margin-bottom: 1rem; }
.summary p { margin: 0; overflow-wrap: anywhere; }
.payee { font-weight: 600; }
.purpose, .reference { color: #d5e0f5; font-size: 0.9375rem; }
.amount { font-size: 2rem; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
.method, .panel { background: var(--raised); border: 1px solid var(--line); border-radius: 0.875rem; margin-bottom: 0.75rem; }
.method > summary { padding: 1rem 1.25rem; cursor: pointer; border-radius: 0.875rem; }
.method > form { padding: 0.25rem 1.25rem 1.25rem; }
.panel { padding: 1.25rem; }
.panel.bad { border-left: 0.375rem solid var(--bad); }
.panel.good { border-left: 0.375rem solid var(--good); }
.field { margin-bottom: 1rem; }
label { display: block; font-weight: 600; }
.hint { color: var(--soft); font-size: 0.9375rem; margin: 0 0 0.375rem; }
.error { color: var(--bad); font-weight: 600; margin: 0 0 0.375rem; }
input, select {
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.875rem;
  font: inherit;
  color: inherit;
  background: #fff;
  border: 1px solid var(--field);
  border-radius: 0.5rem;
}
input[aria-invalid] { border: 2px solid var(--bad); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0 1rem; align-items: end; }
.notes { margin: 0 0 1rem; padding-left: 1.125rem; color: var(--soft); font-size: 0.9375rem; }
.behaviours { border-top: 1px solid var(--line); padding-top: 0.75rem; margin-bottom: 1rem; }
.behaviours > summary { cursor: pointer; padding: 0.25rem 0; color: var(--soft); }
.behaviours[open] > summary { margin-bottom: 0.75rem; }
button, .action {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 1rem;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  color: #fff;
  background: var(--bank);
  border: 1px solid var(--bank);
  border-radius: 0.5rem;
  cursor: pointer;
}
button:hover, .action:hover { background: var(--bank-deep); }
button.quiet { color: var(--bank); background: transparent; }
button.quiet:hover { background: var(--ground); }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
.cancel { text-align: center; padding: 0.5rem 0; }
.cancel a { display: inline-block; padding: 0.25rem; }
footer { text-align: center; color: var(--soft); font-size: 0.875rem; padding: 0 1rem 1rem; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
