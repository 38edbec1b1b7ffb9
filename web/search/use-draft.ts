import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * The form's own screen has the search as its address. Over results the address is that of the results: what is typed is its parameter `edit`, and
 * goes with the form. Nothing is kept of a search that was refused: its address has it.
 */
export type KeptIn = 'address' | 'edit' | null

/** What is wrong, by field of the form. */
type Problems = Record<string, string>
type Checked<Search> = { search: Search } | { problems: Problems }

interface Rules<Draft, Search> {
  /** What the address says. */
  start: Draft
  /** What is wrong with it already. */
  given: Problems
  /** The draft as a search, or what stops it. */
  check: (draft: Draft) => Checked<Search>
  /** What is typed so far as query parameters. */
  addressOf: (draft: Draft) => URLSearchParams
  /** Where what is typed is kept, so that back and reload keep it. */
  keptIn: KeptIn
  /** Where a search that may be made leads; called once it is asked for. */
  toResults: (search: Search) => string
  /** What is told besides when the search is refused. */
  onRefused?: (draft: Draft) => void
}

/** A search while it is typed: problems are told once it was asked for, and taken back as soon as they are mended. */
export function useDraft<Draft extends object, Search>(rules: Rules<Draft, Search>) {
  const { start, given, check, addressOf, keptIn, toResults, onRefused } = rules
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState(given)
  const [isAsked, setAsked] = useState(Object.keys(given).length > 0)
  const navigate = useNavigate()
  const address = `${addressOf(draft)}`
  useKeptAddress(address, keptIn)

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (!isAsked) return
    const checked = check(next)
    setProblems('problems' in checked ? checked.problems : {})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = check(draft)
    setAsked(true)
    if ('search' in checked) {
      if (keptIn === 'address') history.replaceState(history.state, '', `?${address}`)
      return navigate(toResults(checked.search))
    }
    setProblems(checked.problems)
    onRefused?.(draft)
    document.getElementById(`field-${Object.keys(checked.problems)[0]}`)?.focus()
  }
  return { draft, change, submit, address, problems: isAsked ? problems : null }
}

/** Keeps what is typed. `address` is the query of the form without `?`. */
function useKeptAddress(address: string, keptIn: KeptIn): void {
  useEffect(() => {
    if (!keptIn) return
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      if (params.has('error')) return
      params.set('edit', address)
      history.replaceState(history.state, '', `?${keptIn === 'edit' ? params : address}`)
    }, 200)
    return () => clearTimeout(timer)
  }, [address, keptIn])
  useEffect(() => {
    if (keptIn === 'edit') return dropEdit
  }, [keptIn])
}

/** A form that was closed is not open after a reload. */
function dropEdit(): void {
  const params = new URLSearchParams(location.search)
  if (!params.has('edit')) return
  params.delete('edit')
  history.replaceState(history.state, '', `?${params}`)
}
