import { useState } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import { Section } from '../../../results/filter-rail.tsx'
import css from './name-filter.module.css'

type Props = { parts: readonly string[]; onChange: (change: Filters) => void }

/** Part of a house's name. The list follows what is typed. */
export function NameFilter({ parts, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    onChange({ propertyName: text.split(/[\s,]+/).filter(Boolean) })
  }
  return (
    <Section section={{ title: 'Name', isOpen: true }} isOn={parts.length > 0}>
      <input
        type="search"
        className={css.name}
        aria-label="Name of the property"
        placeholder="Part of its name"
        maxLength={80}
        autoComplete="off"
        value={typed ?? parts.join(' ')}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Section>
  )
}
