import { IconList, IconMap } from '@tabler/icons-react'
import { Segments } from '../../../kit/form/segments.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { changePriceView, usePriceView } from '../../../products/stay/price-view.ts'
import css from './view-controls.module.css'

const bases = [
  { value: 'night' as const, label: 'Per night' },
  { value: 'total' as const, label: 'Total' },
]

/** The price display, saved in this browser. */
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

/** `auto`: beside the list in the widest windows until it is hidden; in others on demand. */
export type MapChoice = 'auto' | 'asked' | 'hidden'

type MapProps = { choice: MapChoice; onChange: (choice: MapChoice) => void }

/** Switches between the list and the map. */
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
      <WideButton
        className={css.middle}
        isShown={choice === 'asked'}
        onClick={() => onChange(choice === 'asked' ? 'auto' : 'asked')}
      />
      <WideButton
        className={css.widest}
        isShown={choice !== 'hidden'}
        onClick={() => onChange(choice === 'hidden' ? 'auto' : 'hidden')}
      />
    </>
  )
}

type WideProps = { className: string | undefined; isShown: boolean; onClick: () => void }

const WideButton = ({ className, isShown, onClick }: WideProps) => (
  <button type="button" className={`plain-button ${css.wide} ${className}`} onClick={onClick} data-no-print>
    <IconMap size={18} stroke={1.5} aria-hidden="true" />
    {isShown ? 'Hide map' : 'Show map'}
  </button>
)
