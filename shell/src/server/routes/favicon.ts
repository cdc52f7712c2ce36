/** The brand's mark at its smallest: hills under a marigold sun. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#12402f"/><circle cx="21" cy="11" r="4.5" fill="#f0a92e"/><path d="M2 24 11 12l6 7 4-4 9 9v3a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z" fill="#fbf7ee"/></svg>`;
