import { readSaved } from '../../kit/saved-state.ts'

/** Loads the script of a search form when the form is hovered or focused, or has recent searches: until then it is a plain form. */
export function loadSearchForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
    const bring = () => {
      const { src = '' } = form.dataset
      if (document.querySelector(`script[src="${src}"]`)) return
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }
    for (const sign of ['pointerover', 'focusin']) form.addEventListener(sign, bring, { once: true })
    if (form.contains(document.activeElement) || readSaved(form.dataset.saved ?? '', (text) => text) !== null) bring()
  }
}
