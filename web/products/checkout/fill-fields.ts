const isField = (node: unknown): node is HTMLInputElement | HTMLSelectElement =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement

/**
 * Sets the form's fields of these names and dispatches the events of typing and leaving: they are validated and saved. Unknown fields are skipped; a
 * value that a select lacks leaves the select unchanged.
 */
export function fillFields(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (!isField(field)) continue
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** The current value of a field. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return isField(field) ? field.value : ''
}
