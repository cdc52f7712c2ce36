/** Id of the element that contains the data of the page's parts, as JSON. */
const elementId = 'page-data';

/**
 * Reads the data that the page's parts were rendered with, to hydrate them with the same.
 * @returns undefined when the page has none
 */
export function pageData(page: Document = document): unknown {
  const text = page.getElementById(elementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
