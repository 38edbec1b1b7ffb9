import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { type Ask, type Suggestions, suggestNow, useSuggestions } from './suggestions.ts'

/** By key: the line that is marked next, of so many. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
}

interface Of<T> {
  value: T | null
  onChange: (value: T | null) => void
  /** The same function at each rendering. */
  ask: Ask<T>
  /** What stands in the field once it is chosen. */
  labelOf: (value: T) => string
  placeholder: string
}

/** A place while it is being chosen: what is typed, what is found for it, and which of that is marked. */
export function useChoice<T>({ value, onChange, ask, labelOf, placeholder }: Of<T>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [mark, setMark] = useState<{ of: Suggestions<T> | null; at: number }>({ of: null, at: 0 })
  const listId = useId()
  const query = typed ?? ''
  const found = useSuggestions(ask, query, isOpen)
  // The first of what is newly found.
  const at = mark.of === found ? mark.at : 0
  const optionId = (index: number) => `${listId}-${index}`

  const choose = (chosen: T | null) => {
    if (chosen) onChange(chosen)
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
    choose((isCurrent ? found.items[at] : (await suggestNow(ask, text))[0]) ?? null)
  }
  const move = (to: number) => {
    setMark({ of: found, at: to })
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const next = moves[event.key]
    const count = found.items.length
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
      if (isAnswered) choose(found.items[at] ?? null)
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
    /** Leaves the place as it was. */
    close: () => choose(null),
    leave,
    text: typed ?? (value ? labelOf(value) : ''),
    list: { id: listId, found, query, at, optionId, onChoose: choose },
    /** For the input that is typed into. */
    typing: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && found.items.length > 0 ? optionId(at) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'done' as const,
      placeholder,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value)
        setOpen(true)
      },
      onKeyDown: press,
    },
  }
}

export type Choice<T> = ReturnType<typeof useChoice<T>>
