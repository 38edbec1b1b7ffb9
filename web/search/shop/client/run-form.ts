import type { StoredIn } from '../../use-draft.ts'
import { focusFirst, type Problems, showProblems } from './problems.ts'

export interface FormRules<Draft, Search> {
  start: Draft
  /** What is wrong with it already. */
  given: Problems
  /** The draft as a search, or what stops it. */
  check: (draft: Draft) => { search: Search } | { problems: Problems }
  /** Errors that are reported before the search is submitted. */
  live: (draft: Draft) => Problems
  /** The draft as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  storedIn: StoredIn
  paint: (draft: Draft) => void
  /** Resolves once unfinished places are looked up. */
  settle: () => Promise<unknown>
  /** The target of a valid search. */
  toResults: (search: Search) => string
  /** The address that says in full why a draft is refused; null where the words under the fields do. */
  refusedAt?: (draft: Draft) => string | null
}

/** A search while it is being edited, like `useDraft` on hydrated screens: errors are shown once it was submitted, and removed as soon as they are fixed. */
export function runForm<Draft extends object, Search>(
  form: HTMLFormElement,
  makeRules: (change: (part: Partial<Draft>) => void) => FormRules<Draft, Search>,
) {
  const rules = makeRules(change)
  let draft = rules.start
  /** What is told since the search was asked for; null until then. */
  let told = Object.keys(rules.given).length > 0 ? rules.given : null

  function show(): void {
    rules.paint(draft)
    showProblems(form, { ...rules.live(draft), ...told })
  }
  function change(part: Partial<Draft>): void {
    draft = { ...draft, ...part }
    const checked = told && rules.check(draft)
    if (checked) told = 'problems' in checked ? checked.problems : {}
    show()
    if (rules.storedIn) keepTyped(`${rules.addressOf(draft)}`, rules.storedIn)
  }
  async function send(): Promise<void> {
    await rules.settle()
    const checked = rules.check(draft)
    if ('search' in checked) return leaveTo(rules.toResults(checked.search))
    told = checked.problems
    show()
    focusFirst(form)
    const refused = rules.refusedAt?.(draft)
    if (refused) leaveTo(refused)
  }

  /** In a frame of another website the form leads the whole page there. */
  function leaveTo(address: string): void {
    window.open(address, form.target || '_self')
  }

  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  show()
  return { now: () => draft, change }
}

/** Keeps what is typed in the address of the page, so that a reload has it. While the error dialog is open the address is the dialog's. */
function keepTyped(typed: string, storedIn: 'address' | 'edit'): void {
  const params = new URLSearchParams(location.search)
  if (params.has('error')) return
  params.set('edit', typed)
  history.replaceState(history.state, '', `?${storedIn === 'edit' ? params : typed}${location.hash}`)
}
