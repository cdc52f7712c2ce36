import { PageReleaseSet } from '../release/page-release';

/** Id of the element that contains the page's release set, as JSON. */
const elementId = 'releases';

/** Reads the release set that the page was rendered with. @throws Error when the page has none */
export function pageReleases(page: Document = document): PageReleaseSet {
  const text = page.getElementById(elementId)?.textContent;
  if (!text) throw new Error(`The page has no element "${elementId}" that names its versions`);
  return PageReleaseSet.parse(JSON.parse(text));
}
