/** Id of the template with the scripts that the start script loads (ADR 038). */
export const scriptsId = 'scripts';

/**
 * Event that bubbles from a section's element once it is interactive. From then on the element has
 * `data-interactive`.
 */
export const interactiveEvent = 'interactive';
