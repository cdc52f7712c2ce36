import { problemTitles, type DevelopmentProblem } from '../release/development-problem';
import { addOverlayStyles } from './overlay-styles';

let dialog: HTMLDialogElement | undefined;

/**
 * Shows problems over the page, until they are closed or solved. Uses text nodes only, which the page's
 * policy permits.
 */
export function showProblems(problems: readonly DevelopmentProblem[]): void {
  if (problems.length === 0) return dialog?.close();
  dialog ??= createDialog();
  const heading = element('h2', problems.length === 1 ? 'One problem' : `${problems.length} problems`);
  heading.id = 'development-problems';
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog?.close());
  // First, because the dialog focuses and scrolls to its first control.
  dialog.replaceChildren(close, heading, ...problems.map(describe));
  if (!dialog.open) dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  addOverlayStyles();
  const created = document.createElement('dialog');
  created.className = 'development-problems';
  created.setAttribute('aria-labelledby', 'development-problems');
  document.body.append(created);
  return created;
}

function describe({ kind, remote, message, location }: DevelopmentProblem): HTMLElement {
  const section = document.createElement('section');
  section.append(element('h3', `${remote} ${problemTitles[kind]}`));
  if (location !== undefined) section.append(element('code', location));
  section.append(element('pre', message));
  return section;
}

function element<Tag extends 'h2' | 'h3' | 'code' | 'pre' | 'button'>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
