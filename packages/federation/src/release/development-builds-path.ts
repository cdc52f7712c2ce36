/** Stream of the page's release set after each build, in development. */
export const developmentBuildsPath = '/development/builds';
