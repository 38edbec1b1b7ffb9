import { isShown, swap, swapForm } from './page.ts'
import { sendPreference } from './preferences.ts'

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

/** The target of a filter form: empty fields are left out. */
export function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`
}

/** On a phone the filter sheet is opened by the fragment (`:target`); closing it leaves no history entry. */
function closeFilters(event: Event): void {
  if (location.hash !== '#filters') return
  event.preventDefault()
  location.replace('#')
  history.replaceState(null, '', location.pathname + location.search)
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (elementOf(event)?.closest('[data-close]')) closeFilters(event)
  const edit = elementOf(event)?.closest<HTMLAnchorElement>('a[data-edit]')
  if (edit) {
    event.preventDefault()
    swapForm(edit.href)
  }
  const link = elementOf(event)?.closest<HTMLAnchorElement>('a[data-swap]')
  if (!link) return
  event.preventDefault()
  swap(link.href, { keep: link.dataset.swap === 'replace' })
}

/** Links, filters and the browser's back and forward replace the results in place. */
export function watchControls(): void {
  document.addEventListener('click', followLink)
  document.addEventListener('change', (event) => {
    const form = elementOf(event)?.closest<HTMLFormElement>('form[data-swap]')
    if (form) swap(addressOf(form), { keep: true })
    else sendPreference(event)
  })
  document.addEventListener('submit', (event) => {
    const form = elementOf(event)?.closest<HTMLFormElement>('form[data-swap]')
    if (!form) return
    event.preventDefault()
    swap(addressOf(form), { keep: true })
  })
  // Opening or closing a sheet changes only the fragment.
  window.addEventListener('popstate', () => isShown(location.href) || swap(location.href, { back: true }))
}

/** Whether a visitor changed a field before this script ran. A select without a default has its first option, which nobody selected. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const [was] = [...field.options].filter((one) => one.defaultSelected)
    return was !== undefined && !was.selected
  }
  return field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
}

/** Applies changes that were made before this script ran. */
export function takeEarlyChange(): void {
  const isOurs = (form: HTMLFormElement) => form.matches('[data-swap], [data-preference]')
  const changed = [...document.forms].find((form) => isOurs(form) && [...form.elements].some(isChanged))
  changed?.dispatchEvent(new Event('change', { bubbles: true }))
}
