import { IconList, IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import { Segments } from '../../../kit/form/segments.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { changePriceView, usePriceView } from '../../../products/stay/price-view.ts'
import { Section } from '../../../results/filter-rail.tsx'
import css from './view-controls.module.css'

type NameProps = { parts: readonly string[]; onChange: (change: Filters) => void }

/** Part of a house's name. The list follows what is typed. */
export function NameFilter({ parts, onChange }: NameProps) {
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

const bases = [
  { value: 'night' as const, label: 'Per night' },
  { value: 'total' as const, label: 'Total' },
]

/** How prices are shown; this browser remembers it. */
export function PriceSwitch() {
  const { basis, withTaxes } = usePriceView()
  return (
    <div className={css.switch}>
      <Segments name="basis" label="Prices" value={basis} options={bases} onChange={(next) => changePriceView({ basis: next })} />
      <Tick
        isSwitch
        label="Taxes"
        checked={withTaxes}
        onChange={(event) => changePriceView({ withTaxes: event.currentTarget.checked })}
      />
    </div>
  )
}

/** `auto`: beside the list where there is room. Phones show it once it is asked for; wide windows until it is hidden. */
export type MapChoice = 'auto' | 'asked' | 'hidden'

type MapProps = { choice: MapChoice; onChange: (choice: MapChoice) => void }

/** Leads from the list to the map and back. */
export function MapSwitch({ choice, onChange }: MapProps) {
  return (
    <>
      <button type="button" className={css.phone} onClick={() => onChange(choice === 'asked' ? 'auto' : 'asked')} data-no-print>
        {choice === 'asked' ? (
          <IconList size={18} stroke={1.5} aria-hidden="true" />
        ) : (
          <IconMap size={18} stroke={1.5} aria-hidden="true" />
        )}
        {choice === 'asked' ? 'List' : 'Map'}
      </button>
      <button
        type="button"
        className={`plain-button ${css.wide}`}
        onClick={() => onChange(choice === 'hidden' ? 'auto' : 'hidden')}
        data-no-print
      >
        <IconMap size={18} stroke={1.5} aria-hidden="true" />
        {choice === 'hidden' ? 'Show map' : 'Hide map'}
      </button>
    </>
  )
}
