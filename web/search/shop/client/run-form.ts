import type { KeptIn } from '../../use-draft.ts'
import { focusFirst, type Problems, showProblems } from './problems.ts'

export interface FormRules<Draft, Search> {
  start: Draft
  /** What is wrong with it already. */
  given: Problems
  /** The draft as a search, or what stops it. */
  check: (draft: Draft) => { search: Search } | { problems: Problems }
  /** What is told before the search is asked for. */
  live: (draft: Draft) => Problems
  /** What is typed so far as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  keptIn: KeptIn
  paint: (draft: Draft) => void
  /** Resolves once places that were left unfinished are looked up. */
  settle: () => Promise<unknown>
  /** A search that may be made: where it leads. */
  toResults: (search: Search) => string
  /** The address that says in full why a draft is refused; null where the words under the fields do. */
  refusedAt?: (draft: Draft) => string | null
}

/** A search while it is typed, as `useDraft` has it on screens that run: problems are told once it was asked for, and taken back as soon as they are mended. */
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
    if (rules.keptIn) keepTyped(`${rules.addressOf(draft)}`, rules.keptIn)
  }
  async function send(): Promise<void> {
    await rules.settle()
    const checked = rules.check(draft)
    if ('search' in checked) return location.assign(rules.toResults(checked.search))
    told = checked.problems
    show()
    focusFirst(form)
    const refused = rules.refusedAt?.(draft)
    if (refused) location.assign(refused)
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
function keepTyped(typed: string, keptIn: 'address' | 'edit'): void {
  const params = new URLSearchParams(location.search)
  if (params.has('error')) return
  params.set('edit', typed)
  history.replaceState(history.state, '', `?${keptIn === 'edit' ? params : typed}${location.hash}`)
}
