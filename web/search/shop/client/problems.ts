import { part, piece } from './piece.ts'

/** Errors by field of the form. */
export type Problems = Record<string, string>

/** Shows errors below their fields, and those without a field at the bottom of the form. */
export function showProblems(form: HTMLElement, problems: Problems): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  for (const field of fields) showProblem(form, field, problems[field.dataset.field ?? ''])
  const known = new Set(fields.map(({ dataset }) => dataset.field))
  const outside = part(form, '[data-outside]')
  const others = Object.entries(problems).flatMap(([name, says]) => (known.has(name) ? [] : [says]))
  outside.textContent = others.join(' ')
  outside.hidden = others.length === 0
}

function showProblem(form: HTMLElement, field: HTMLElement, says: string | undefined): void {
  // A paragraph is the field's own place for the error.
  if (field instanceof HTMLParagraphElement) {
    if (field.textContent !== (says ?? '')) field.textContent = says ?? ''
    return
  }
  const inside = field.parentElement?.querySelector('[data-said-inside]')
  if (inside) inside.textContent = says ?? ''
  const old = field.querySelector<HTMLElement>('[data-problem]')
  if ((old?.textContent ?? '') === (says ?? '')) return
  old?.remove()
  const control = part(field, 'input, button')
  field.firstElementChild?.toggleAttribute('data-invalid', says !== undefined)
  if (says === undefined) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
    return
  }
  const words = piece(form, 'problem')
  words.id = `${control.id}-problem`
  words.dataset.problem = ''
  words.textContent = says
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', words.id)
  field.firstElementChild?.after(words)
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[data-field]:has([data-problem]) :is(input, button)')?.focus()
}
