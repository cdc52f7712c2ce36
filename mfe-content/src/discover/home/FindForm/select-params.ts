/** What a form's selects are set to, as the query string that the browser would send. */
export function selectParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) params.append(field.name, field.value);
  }
  return params;
}
