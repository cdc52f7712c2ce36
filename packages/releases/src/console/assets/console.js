const confirmations = {
  rollback: {
    title: 'Roll back',
    text: 'Everybody gets {version} instead of {live} again.',
    button: 'Roll back',
  },
  promote: {
    title: 'Serve to everybody',
    text: 'Everybody gets {version} instead of {live}.',
    button: 'Promote',
  },
  'stop-canary': { title: 'Stop the canary', text: 'Everybody gets {live} again.', button: 'Stop canary' },
  freeze: {
    title: 'Freeze',
    text: 'Nothing new goes live until it is unfrozen; going back stays possible.',
    button: 'Freeze',
  },
  unfreeze: { title: 'Unfreeze', text: 'New versions can go live again.', button: 'Unfreeze' },
};

const byId = (id) => document.getElementById(id);
const dialog = byId('confirm');
const form = dialog.querySelector('form');

/** Opens the confirmation dialog; its form includes the revision that the decision is based on. */
function confirmAction({ move, remote = '', version = '', live = '', revision }) {
  const { title, text, button } = confirmations[move];
  byId('confirm-title').textContent = `${title}: ${remote || 'the whole channel'}`;
  byId('confirm-text').textContent = text.replace('{version}', version).replace('{live}', live || 'nothing');
  byId('confirm-do').textContent = button;
  for (const [name, value] of Object.entries({ action: move, remote, version, revision }))
    form.elements.namedItem(name).value = value;
  form.elements.namedItem('reason').value = '';
  dialog.showModal();
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button[data-move]');
  if (button) confirmAction(button.dataset);
});
byId('confirm-cancel').addEventListener('click', () => dialog.close());

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** Recent instants are shown relative to now; the exact time is in the tooltip. */
function formatInstant(instant) {
  const minutes = Math.round((Date.now() - instant) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 720 ? relative.format(-Math.round(minutes / 60), 'hour') : clock.format(instant);
}
function localTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const instant = new Date(time.dateTime);
    time.textContent = formatInstant(instant);
    time.title = clock.format(instant);
  }
}
setInterval(() => localTimes(document), 30_000);
localTimes(document);

/** Replaces one panel, keeping an open list open and the focus where it was. */
function replace(id, html) {
  const panel = byId(id);
  if (!panel) return location.reload();
  const open = panel.querySelector('details')?.open;
  const focused = panel.contains(document.activeElement)
    ? [...panel.querySelectorAll('button, summary')].indexOf(document.activeElement)
    : -1;
  panel.innerHTML = html;
  if (open) panel.querySelector('details').open = true;
  panel.querySelectorAll('button, summary')[focused]?.focus();
  localTimes(panel);
}

const events = new EventSource(`/console/events?channel=${document.querySelector('main').dataset.channel}`);
events.addEventListener('panel', ({ data }) => {
  const { id, html } = JSON.parse(data);
  replace(id, html);
});
events.addEventListener('open', () => (byId('connection').hidden = true));
events.addEventListener('error', () => (byId('connection').hidden = false));
events.addEventListener('fault', () => (byId('connection').hidden = false));
