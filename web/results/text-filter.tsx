import { useState } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { FilterPart } from './filter-part.ts'
import css from './text-filter.module.css'

type Props = {
  part: Extract<FilterPart, { kind: 'text' }>
  texts: readonly string[]
  onChange: (change: Filters) => void
}

/** A text that results must contain. The list is filtered while typing. */
export function TextFilter({ part, texts, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    onChange({ [part.name]: text.split(/[\s,]+/).filter(Boolean) })
  }
  return (
    <input
      type="search"
      className={css.text}
      aria-label={part.hint}
      maxLength={part.maxLength}
      autoComplete="off"
      value={typed ?? texts.join(' ')}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
