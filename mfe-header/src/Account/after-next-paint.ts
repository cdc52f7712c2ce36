/** Runs a task once the browser has painted what has been changed by now; in a page that nobody sees, soon. */
export function afterNextPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
