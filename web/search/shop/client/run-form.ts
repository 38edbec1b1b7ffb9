import { focusFirst, type Problems, showProblems } from './problems.ts'

export interface FormRules<Draft, Search> {
  start: Draft
  /** The draft as a search, or its errors. */
  check: (draft: Draft) => { search: Search } | { problems: Problems }
  /** Errors that are reported before the search is submitted. */
  live: (draft: Draft) => Problems
  /** The draft as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  /** Whether the draft is stored in the address of the page. */
  isStored: boolean
  paint: (draft: Draft) => void
  /** Resolves once unfinished places are looked up. */
  settle: () => Promise<unknown>
  /** The target of a valid search. */
  toResults: (search: Search) => string
}

/** A search while it is being edited, like `useDraft` on hydrated screens: errors are shown once it was submitted, and removed as soon as they are fixed. */
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
    if (rules.isStored) keepTyped(`${rules.addressOf(draft)}`)
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

/** Stores the draft in the address of the page, so that a reload restores it. */
function keepTyped(typed: string): void {
  const params = new URLSearchParams(location.search)
  params.set('edit', typed)
  history.replaceState(history.state, '', `?${params}${location.hash}`)
}
