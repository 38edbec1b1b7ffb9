import { focusFirst, type Problems, showProblems } from './problems.ts'

export interface FormRules<Draft, Search> {
  start: Draft
  /** The draft as a search, or what stops it. */
  check: (draft: Draft) => { search: Search } | { problems: Problems }
  /** What is told before the search is asked for. */
  live: (draft: Draft) => Problems
  /** What is typed so far as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  /** Whether what is typed is kept in the address of the page. */
  isKept: boolean
  paint: (draft: Draft) => void
  /** Resolves once places that were left unfinished are looked up. */
  settle: () => Promise<unknown>
  /** A search that may be made: where it leads. */
  toResults: (search: Search) => string
}

/** A search while it is typed, as `useDraft` has it on screens that run: problems are told once it was asked for, and taken back as soon as they are mended. */
export function runForm<Draft extends object, Search>(
  form: HTMLFormElement,
  makeRules: (change: (part: Partial<Draft>) => void) => FormRules<Draft, Search>,
) {
  const rules = makeRules(change)
  let draft = rules.start
  let isAsked = false

  function show(): void {
    rules.paint(draft)
    const checked = isAsked ? rules.check(draft) : null
    showProblems(form, { ...rules.live(draft), ...(checked && 'problems' in checked ? checked.problems : {}) })
  }
  function change(part: Partial<Draft>): void {
    draft = { ...draft, ...part }
    show()
    if (rules.isKept) keepTyped(`${rules.addressOf(draft)}`)
  }
  async function send(): Promise<void> {
    await rules.settle()
    const checked = rules.check(draft)
    if ('search' in checked) return location.assign(rules.toResults(checked.search))
    isAsked = true
    show()
    focusFirst(form)
  }

  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  show()
  return { now: () => draft, change }
}

/** Keeps what is typed in the address of the page, so that a reload has it. */
function keepTyped(typed: string): void {
  const params = new URLSearchParams(location.search)
  params.set('edit', typed)
  history.replaceState(history.state, '', `?${params}${location.hash}`)
}
