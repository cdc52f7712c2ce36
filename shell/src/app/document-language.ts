/** Language of every document, in its `lang` attribute. */
export const documentLanguage = 'en-IN';
