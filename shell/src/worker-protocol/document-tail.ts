/** End of the document, after React's markup. */
export const documentTail = '</div></body></html>';
