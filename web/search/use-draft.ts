import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

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
  /** True on the form's own screen: what is typed then stays in the address, so that back and reload keep it. */
  keepsInAddress: boolean
  /** Where a search that may be made leads; called once it is asked for. */
  toResults: (search: Search) => string
  /** What is told besides when the search is refused. */
  onRefused?: (draft: Draft) => void
}

/** A search while it is typed: problems are told once it was asked for, and taken back as soon as they are mended. */
export function useDraft<Draft extends object, Search>(rules: Rules<Draft, Search>) {
  const { start, given, check, addressOf, keepsInAddress, toResults, onRefused } = rules
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState(given)
  const [isAsked, setAsked] = useState(Object.keys(given).length > 0)
  const navigate = useNavigate()
  const address = `${addressOf(draft)}`
  useKeptAddress(address, keepsInAddress)

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
      if (keepsInAddress) history.replaceState(history.state, '', `?${address}`)
      return navigate(toResults(checked.search))
    }
    setProblems(checked.problems)
    onRefused?.(draft)
    document.getElementById(`field-${Object.keys(checked.problems)[0]}`)?.focus()
  }
  return { draft, change, submit, address, problems: isAsked ? problems : null }
}

/** Keeps what is typed in the address of the form's own screen, so that back and reload keep it. `address` is the query without `?`. */
function useKeptAddress(address: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => {
      const dialog = new URLSearchParams(location.search).has('error')
      if (!dialog) history.replaceState(history.state, '', `?${address}`)
    }, 200)
    return () => clearTimeout(timer)
  }, [address, isOn])
}
