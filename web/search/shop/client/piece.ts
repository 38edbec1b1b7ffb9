/** A required element of the page: the same product renders it. */
export function part<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector)
  if (!found) throw new Error(`the form has no ${selector}`)
  return found
}

/** A clone of one of the form's templates (`Pieces`). */
export function piece(form: HTMLElement, name: string): HTMLElement {
  const template = part<HTMLTemplateElement>(form, `template[data-piece="${name}"]`)
  const copy = template.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`the piece ${name} is empty`)
  return copy
}

export const formOf = (host: HTMLElement): HTMLFormElement => {
  const form = host.closest('form')
  if (!form) throw new Error('a field is not in a form')
  return form
}

/** Whether panels and lists fill the screen, by the stylesheets. */
export const isPhone = (): boolean => matchMedia('(max-width: 767px)').matches
