import { readSaved } from '../../kit/saved-state.ts'
import { bringScript } from './bring-script.ts'

/** The script of a search form comes once somebody comes near the form, or has searches to find again; at once where the page is for it: until then the browser serves it alone. */
export function bringSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
    const bring = () => {
      const { src = '' } = form.dataset
      if (!document.querySelector(`script[src="${src}"]`)) bringScript(src)
    }
    for (const sign of ['pointerover', 'focusin']) form.addEventListener(sign, bring, { once: true })
    const isAtOnce = form.dataset.atOnce !== undefined
    if (isAtOnce || form.contains(document.activeElement) || readSaved(form.dataset.saved ?? '', (text) => text) !== null) bring()
  }
}
