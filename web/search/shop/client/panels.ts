import { keepBeside } from '../../../kit/keep-beside.ts'
import { part } from './piece.ts'

/** Positions the panels of a form below their fields while they are open; on phones they are full pages. */
export function watchPanels(form: HTMLElement): void {
  for (const panel of form.querySelectorAll<HTMLElement>('[data-panel]')) {
    const button = part(form, `[popovertarget="${panel.id}"]`)
    let letGo = () => {}
    button.setAttribute('aria-expanded', 'false')
    panel.addEventListener('toggle', (event) => {
      const isOpen = event.newState === 'open'
      button.setAttribute('aria-expanded', String(isOpen))
      letGo()
      letGo = isOpen ? keepBeside(button.parentElement ?? button, panel, { side: 'end' }) : () => {}
      if (isOpen) panel.querySelector<HTMLElement>('[data-body] :is(button, input, select):not(:disabled)')?.focus()
    })
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && relatedTarget !== button) panel.hidePopover()
    })
  }
}
