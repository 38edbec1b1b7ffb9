/** An element of the page that must be there: it is written by the same product. */
export function part<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector)
  if (!found) throw new Error(`the form has no ${selector}`)
  return found
}

/** A copy of a piece that the form brings along (`Pieces`). */
export function piece(form: HTMLElement, name: string): HTMLElement {
  const template = part<HTMLTemplateElement>(form, `template[data-piece="${name}"]`)
  const copy = template.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`the piece ${name} is empty`)
  return copy
}

export const formOf = (host: HTMLElement): HTMLFormElement => {
  const form = host.closest('form')
  if (!form) throw new Error('a field stands in no form')
  return form
}

/** Whether panels and lists fill the screen, as the stylesheets have it. */
export const isPhone = (): boolean => matchMedia('(max-width: 767px)').matches
