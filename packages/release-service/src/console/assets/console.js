const confirmations = {
  rollback: {
    title: 'Roll back',
    text: 'All visitors get {version} instead of {live} again.',
    button: 'Roll back',
  },
  promote: {
    title: 'Serve to all visitors',
    text: 'All visitors get {version} instead of {live}.',
    button: 'Promote',
  },
  'stop-canary': { title: 'Stop the canary', text: 'All visitors get {live} again.', button: 'Stop canary' },
  'rollout-pause': {
    title: 'Pause the rollout',
    text: '{version} stays at its share until the rollout is resumed.',
    button: 'Pause',
  },
  'rollout-resume': {
    title: 'Resume the rollout',
    text: '{version} continues from its present share while it stays healthy.',
    button: 'Resume',
  },
  'rollout-stop': { title: 'Stop the rollout', text: 'All visitors get {live} again.', button: 'Stop' },
  freeze: {
    title: 'Freeze',
    text: 'Nothing goes live until it is unfrozen. Only operations can roll back meanwhile.',
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

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** Formats a recent time relative to now; the exact time is in the tooltip. */
function formatInstant(instant) {
  const minutes = Math.round((Date.now() - instant) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 720 ? relative.format(-Math.round(minutes / 60), 'hour') : full.format(instant);
}
function localTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const instant = new Date(time.dateTime);
    const { clock, exact } = time.dataset;
    if (clock !== undefined) time.textContent = hour.format(instant);
    else time.textContent = exact === undefined ? formatInstant(instant) : full.format(instant);
    time.title = full.format(instant);
  }
}
setInterval(() => localTimes(document), 30_000);
localTimes(document);

/** Replaces one panel, keeping open lists and the focus. */
function replace(id, html) {
  const panel = byId(id);
  if (!panel) return location.reload();
  const open = [...panel.querySelectorAll('details')].map((details) => details.open);
  const focusable = 'a, button, summary, [tabindex]';
  const focused = panel.contains(document.activeElement)
    ? [...panel.querySelectorAll(focusable)].indexOf(document.activeElement)
    : -1;
  panel.innerHTML = html;
  for (const [index, details] of panel.querySelectorAll('details').entries())
    details.open = open[index] ?? details.open;
  panel.querySelectorAll(focusable)[focused]?.focus();
  localTimes(panel);
}

const inView = { block: 'nearest', inline: 'center' };
document.querySelector('.sections [aria-current]')?.scrollIntoView(inView);

const { events: address } = document.querySelector('main').dataset;
if (address) {
  const events = new EventSource(address);
  events.addEventListener('panel', ({ data }) => {
    const { id, html } = JSON.parse(data);
    replace(id, html);
  });
  events.addEventListener('open', () => (byId('connection').hidden = true));
  events.addEventListener('error', () => (byId('connection').hidden = false));
  events.addEventListener('fault', () => (byId('connection').hidden = false));
}
