import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { placeLabel, type Suggestions, suggestNow, usePlaceSuggestions } from './use-place-suggestions.ts'

/** By key: the place that is marked next, of so many. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
}

/** A place while it is being chosen: what is typed, what is found for it, and which of that is marked. */
export function usePlaceChoice(value: Place | null, onChange: (place: Place | null) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [mark, setMark] = useState<{ of: Suggestions | null; at: number }>({ of: null, at: 0 })
  const listId = useId()
  const query = typed ?? ''
  const found = usePlaceSuggestions(query, isOpen)
  // The first of what is newly found.
  const at = mark.of === found ? mark.at : 0
  const optionId = (index: number) => `${listId}-${index}`

  const choose = (place: Place | null) => {
    if (place) onChange(place)
    setTyped(null)
    setOpen(false)
  }
  /** A text that is left unfinished takes the place that is marked, or the first for it. */
  const leave = async () => {
    const text = query.trim()
    setOpen(false)
    if (typed === '') onChange(null)
    if (text === '') return choose(null)
    const isCurrent = found.query === text
    choose((isCurrent ? found.places[at] : (await suggestNow(text))[0]) ?? null)
  }
  const move = (to: number) => {
    setMark({ of: found, at: to })
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const next = moves[event.key]
    const count = found.places.length
    if (event.nativeEvent.isComposing) return
    if (next) {
      event.preventDefault()
      if (isOpen && count > 0) move(next(at, count))
      setOpen(true)
    }
    // Enter takes the place; it does not send the form while the list is open.
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const isAnswered = found.query === query.trim()
      if (isAnswered) choose(found.places[at] ?? null)
      else leave()
    }
    // What was typed is taken back, so that leaving the field keeps the place it had.
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      setTyped(null)
      setOpen(false)
    }
  }

  return {
    isOpen,
    open: () => setOpen(true),
    leave,
    text: typed ?? (value ? placeLabel(value) : ''),
    query,
    list: { id: listId, found, query, at, optionId, onChoose: choose },
    /** For the input that is typed into. */
    typing: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && found.places.length > 0 ? optionId(at) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'done' as const,
      placeholder: 'City or airport',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value)
        setOpen(true)
      },
      onKeyDown: press,
    },
  }
}
