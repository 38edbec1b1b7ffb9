import { IconArrowBackUp, IconCalendarRepeat, IconLuggage, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { FlightItineraryOffer } from '#domain/flights/offer.ts'
import css from './fare-facts.module.css'
import { type FareFact, fareFacts } from './fare-words.ts'

const icons: Record<FareFact['kind'], ComponentType<IconProps>> = {
  bags: IconLuggage,
  change: IconCalendarRepeat,
  refund: IconArrowBackUp,
}

/** Bags, change and refund of a fare as small facts in a line. */
export function FareFacts({ offer }: { offer: Pick<FlightItineraryOffer, 'passengers' | 'change' | 'refund'> }) {
  return (
    <ul className={css.facts}>
      {fareFacts(offer).map((fact) => {
        const Icon = icons[fact.kind]
        return (
          <li key={fact.kind} className={css.fact} data-tone={fact.tone}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            {fact.text}
          </li>
        )
      })}
    </ul>
  )
}
