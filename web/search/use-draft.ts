import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * The form's own screen has the search as its address. Above results the address is that of the results: the draft is its parameter `edit`, which is
 * removed with the form. A refused search stores nothing: its address has it.
 */
export type StoredIn = 'address' | 'edit' | null

/** Errors by field of the form. */
type Problems = Record<string, string>
type Checked<Search> = { search: Search } | { problems: Problems }

interface Rules<Draft, Search> {
  /** The values of the address. */
  start: Draft
  /** Its initial errors. */
  given: Problems
  /** The draft as a search, or its errors. */
  check: (draft: Draft) => Checked<Search>
  /** The draft as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  /** Stores the form's values, so that back and reload restore them. */
  storedIn: StoredIn
  /** The target of a valid search; called when it is submitted. */
  toResults: (search: Search) => string
  /** A further report when the search is refused. */
  onRefused?: (draft: Draft) => void
}

/** A search while it is being edited: errors are shown once it was submitted, and removed as soon as they are fixed. */
export function useDraft<Draft extends object, Search>(rules: Rules<Draft, Search>) {
  const { start, given, check, addressOf, storedIn, toResults, onRefused } = rules
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState(given)
  const [isAsked, setAsked] = useState(Object.keys(given).length > 0)
  const navigate = useNavigate()
  const address = `${addressOf(draft)}`
  useStoredAddress(address, storedIn)

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    // Two fields can change before the next rendering.
    setDraft((before) => ({ ...before, ...part }))
    if (!isAsked) return
    const checked = check(next)
    setProblems('problems' in checked ? checked.problems : {})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = check(draft)
    setAsked(true)
    if ('search' in checked) {
      if (storedIn === 'address') history.replaceState(history.state, '', `?${address}`)
      return navigate(toResults(checked.search))
    }
    setProblems(checked.problems)
    onRefused?.(draft)
    document.getElementById(`field-${Object.keys(checked.problems)[0]}`)?.focus()
  }
  return { draft, change, submit, address, problems: isAsked ? problems : null }
}

/** Stores the draft. `address` is the query of the form without `?`. */
function useStoredAddress(address: string, storedIn: StoredIn): void {
  useEffect(() => {
    if (!storedIn) return
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      if (params.has('error')) return
      params.set('edit', address)
      history.replaceState(history.state, '', `?${storedIn === 'edit' ? params : address}`)
    }, 200)
    return () => clearTimeout(timer)
  }, [address, storedIn])
  useEffect(() => {
    if (storedIn === 'edit') return dropEdit
  }, [storedIn])
}

/** A closed form is not reopened by a reload. */
function dropEdit(): void {
  const params = new URLSearchParams(location.search)
  if (!params.has('edit')) return
  params.delete('edit')
  history.replaceState(history.state, '', `?${params}`)
}
