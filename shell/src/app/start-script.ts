/** Id of the template with the scripts that wait for the start script (ADR 038). */
export const scriptsId = 'scripts';

/** Dispatched on the element of a part once it is interactive; bubbles. From then on the element has `data-interactive`. */
export const interactiveEvent = 'interactive';
