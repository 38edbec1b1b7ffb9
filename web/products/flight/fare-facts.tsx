import {
  IconArrowBackUp,
  IconBackpack,
  IconBuilding,
  IconCalendarRepeat,
  IconHourglass,
  IconLeaf,
  IconLuggage,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import css from './fare-facts.module.css'
import { type FareFact, fareFacts } from './fare-words.ts'

const icons: Record<FareFact['kind'], ComponentType<IconProps>> = {
  bags: IconLuggage,
  cabinBag: IconBackpack,
  change: IconCalendarRepeat,
  refund: IconArrowBackUp,
  hold: IconHourglass,
  corporate: IconBuilding,
  emissions: IconLeaf,
}

type Props = {
  offer: Parameters<typeof fareFacts>[0]
  /** Typical emissions; without them emissions are not shown. */
  typicalKg?: number | null
}

/** Bags, change, refund and unusual conditions of a fare, as short facts in a line. */
export function FareFacts({ offer, typicalKg = null }: Props) {
  return (
    <ul className={css.facts}>
      {fareFacts(offer, typicalKg).map((fact) => {
        const Icon = icons[fact.kind]
        return (
          <li key={fact.text} className={css.fact} data-tone={fact.tone}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            {fact.text}
          </li>
        )
      })}
    </ul>
  )
}
