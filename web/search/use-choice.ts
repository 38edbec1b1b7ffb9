import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { markMoves } from '../kit/form/use-marked.ts'
import { type Ask, type Suggestions, suggestNow, useSuggestions } from './suggestions.ts'
import type { UnknownText } from './unknown-text.ts'

/** The most suggestions for an unknown text. */
const OFFERED = 3

interface Of<T> {
  value: T | null
  /** The text in the field if it is not a place. */
  unknown: UnknownText<T> | null
  onChange: (value: T | null, unknown: UnknownText<T> | null) => void
  /** Whether an unfinished text is a prefix of a place's names. */
  isMeant: (value: T, text: string) => boolean
  /** Must be the same function at each rendering. */
  ask: Ask<T>
  /** The field's text once it is selected. */
  labelOf: (value: T) => string
  placeholder: string
}

/** A place while it is being selected: the typed text, its results, and the marked one. */
export function useChoice<T>({ value, unknown, onChange, isMeant, ask, labelOf, placeholder }: Of<T>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [mark, setMark] = useState<{ of: Suggestions<T> | null; at: number }>({ of: null, at: 0 })
  const listId = useId()
  const query = typed ?? ''
  const found = useSuggestions(ask, query, isOpen)
  // The first of the new results.
  const at = mark.of === found ? mark.at : 0
  const optionId = (index: number) => `${listId}-${index}`

  const settle = () => {
    setTyped(null)
    setOpen(false)
  }
  const choose = (chosen: T) => {
    onChange(chosen, null)
    settle()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
  }
  const settleAs = (text: string, items: readonly T[] | null, taken: T | null) => {
    if (taken) return choose(taken)
    const unclear: UnknownText<T> = items ? { text, meant: items.slice(0, OFFERED) } : { text, meant: [], isUnchecked: true }
    onChange(null, text === '' ? null : unclear)
    settle()
  }
  const meantBy = (text: string, items: readonly T[] | null) =>
    text === '' ? null : (items?.find((item) => isMeant(item, text)) ?? null)
  /** Takes over a text from before hydration; a field that was left meanwhile is settled as on leaving. */
  const takeOver = async (typedBefore: string, isFocused: boolean) => {
    if (isFocused) return type(typedBefore)
    const text = typedBefore.trim()
    const items = await suggestNow(ask, text)
    settleAs(text, items, meantBy(text, items))
  }
  /** An unfinished text selects the marked place, or the first whose name it is a prefix of; on Enter the first. Any other text stays. */
  const leave = async (by: 'enter' | 'blur' = 'blur') => {
    const text = query.trim()
    setOpen(false)
    if (typed === null) return
    const isCurrent = found.query === text && !found.hasFailed
    const items = text === '' || isCurrent ? found.items : await suggestNow(ask, text)
    const marked = isCurrent && mark.of === found ? items?.[at] : undefined
    const first = by === 'enter' && text !== '' ? (items?.[0] ?? null) : meantBy(text, items)
    settleAs(text, items, (text === '' ? null : marked) ?? first)
  }
  const move = (to: number) => {
    setMark({ of: found, at: to })
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const next = markMoves[event.key]
    const count = found.items.length
    if (event.nativeEvent.isComposing) return
    if (next) {
      event.preventDefault()
      if (isOpen && count > 0) move(next(at, count))
      setOpen(true)
    }
    // Enter selects the place; it does not submit the form while the list is open.
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const answered = found.query === query.trim() ? found.items[at] : undefined
      if (answered) choose(answered)
      else leave('enter')
    }
    // The text is reverted, so that leaving the field keeps its previous place.
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      settle()
    }
  }

  return {
    isOpen,
    open: () => setOpen(true),
    /** Keeps the previous place. */
    close: settle,
    leave: () => leave(),
    takeOver,
    text: typed ?? (value ? labelOf(value) : (unknown?.text ?? '')),
    /** Suggestions for the unknown text in the field. */
    meant: typed === null && !value ? (unknown?.meant ?? []) : [],
    labelOf,
    choose,
    list: { id: listId, found, query, at, optionId, onChoose: choose },
    /** Props of the input. */
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
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onKeyDown: press,
    },
  }
}

export type Choice<T> = ReturnType<typeof useChoice<T>>
