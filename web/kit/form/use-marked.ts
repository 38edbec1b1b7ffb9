import { type KeyboardEvent, useId, useState } from 'react'

/** By key: the index that is marked next, of so many. */
export const markMoves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
}

interface Of {
  /** The typed text: a change marks the first line again. */
  query: string
  /** The number of lines. */
  count: number
  /** The line that is marked initially; the first one by default. */
  start?: number
  /** Enter selects the marked line; `at` is the number of lines while there is none. */
  onTake: (at: number) => void
}

/** Keyboard handling of a list under a field: the first line is marked, arrows mark another one, and Enter selects it. */
export function useMarked({ query, count, start = 0, onTake }: Of) {
  const id = useId()
  const [mark, setMark] = useState<{ query: string; at: number } | null>(null)
  const at = mark?.query === query && mark.at < count ? mark.at : Math.max(start, 0)
  const optionId = (index: number) => `${id}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = markMoves[event.key]
    if (next && count > 0) {
      event.preventDefault()
      setMark({ query, at: next(at, count) })
      document.getElementById(optionId(next(at, count)))?.scrollIntoView({ block: 'nearest' })
    }
    // Enter never submits the form around it.
    if (event.key === 'Enter') {
      event.preventDefault()
      onTake(at)
    }
  }
  return {
    id,
    at,
    optionId,
    /** Props of the input. */
    typing: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': count > 0 ? optionId(at) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    },
  }
}
