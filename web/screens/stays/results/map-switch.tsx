import { IconList, IconMap } from '@tabler/icons-react'
import css from './map-switch.module.css'

/** `auto`: beside the list where there is room. Phones show it once it is asked for; wide windows until it is hidden. */
export type MapChoice = 'auto' | 'asked' | 'hidden'

type Props = { choice: MapChoice; onChange: (choice: MapChoice) => void }

/** Leads from the list to the map and back. */
export function MapSwitch({ choice, onChange }: Props) {
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
