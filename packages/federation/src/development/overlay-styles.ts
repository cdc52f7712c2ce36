/** Styles of the overlay. They use no token of a site, and follow the visitor's colour scheme. */
const styles = `
.development-problems {
  box-sizing: border-box;
  width: min(60rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 4rem);
  overflow: auto;
  padding: 1.5rem;
  border: 0;
  border-top: 0.5rem solid #b3261e;
  border-radius: 0.5rem;
  background: #fff;
  color: #1c1b1f;
  font: 1rem/1.5 system-ui, sans-serif;
}
.development-problems[open] {
  display: grid;
  gap: 1rem;
  justify-items: start;
}
.development-problems::backdrop {
  background: rgb(0 0 0 / 55%);
}
.development-problems :is(h2, h3) {
  margin: 0;
  color: inherit;
  font-family: inherit;
}
.development-problems section {
  display: grid;
  gap: 0.5rem;
  width: 100%;
  min-width: 0;
}
.development-problems code {
  color: #b3261e;
  overflow-wrap: anywhere;
}
.development-problems pre {
  margin: 0;
  padding: 0.75rem;
  border-radius: 0.25rem;
  background: #f3f0f4;
  color: inherit;
  font-size: 0.875rem;
  overflow-x: auto;
  white-space: pre-wrap;
}
.development-problems button {
  min-height: 2.75rem;
  padding-inline: 1.5rem;
  border: 0;
  border-radius: 2rem;
  background: #1c1b1f;
  color: #fff;
  font: inherit;
  font-weight: 700;
}
@media (prefers-color-scheme: dark) {
  .development-problems {
    background: #1c1b1f;
    color: #f3f0f4;
  }
  .development-problems code {
    color: #ffb4ab;
  }
  .development-problems pre {
    background: #313033;
  }
  .development-problems button {
    background: #f3f0f4;
    color: #1c1b1f;
  }
}`;

/** Adds the styles of the overlay to the page. A constructed sheet needs no permission of the page's policy. */
export function addOverlayStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
