import { PageReleaseSet } from '../release/page-release';

/** Id of the element in which a page names its versions, as JSON. */
const elementId = 'releases';

/** The versions that the page was rendered with. @throws Error when it names none */
export function pageReleases(page: Document = document): PageReleaseSet {
  const text = page.getElementById(elementId)?.textContent;
  if (!text) throw new Error(`The page has no element "${elementId}" that names its versions`);
  return PageReleaseSet.parse(JSON.parse(text));
}
