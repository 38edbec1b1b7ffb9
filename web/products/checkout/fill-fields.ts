const isField = (node: unknown): node is HTMLInputElement | HTMLSelectElement =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement

/**
 * Puts values into the form's fields of these names as if somebody had typed them and left the field: it is checked and kept. What the form
 * does not have is left out; a choice that a list does not have leaves the list as it is.
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

/** What a field of that name holds now. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return isField(field) ? field.value : ''
}
