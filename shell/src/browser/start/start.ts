import { scriptsId } from '../../app/start-script';
import { keepEarlyInput } from './early-input';

/*
 * The only script that runs before the page is shown; it is written into the document. The others would compete with the
 * first picture for the network, so they wait in a template until the document has loaded, or the visitor does anything.
 */
const signsOfVisitor = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
const waiting = new AbortController();

function startScripts(): void {
  const template = document.getElementById(scriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.append(template.content.cloneNode(true));
  template.remove();
}

keepEarlyInput();
for (const sign of signsOfVisitor)
  addEventListener(sign, startScripts, { capture: true, passive: true, signal: waiting.signal });
addEventListener('load', () => {
  startScripts();
  waiting.abort();
});
