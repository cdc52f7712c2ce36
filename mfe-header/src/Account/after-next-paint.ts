/** Runs a task once the browser has painted the current changes; in a hidden page, soon. */
export function afterNextPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
