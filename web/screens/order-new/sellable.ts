import { IconBed, IconPlaneDeparture, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { productFacts } from '#domain/products.ts'

export interface SellableProduct {
  /** As the address names it: `/order/new/flight`. */
  id: string
  label: string
  text: string
  /** Where its sale starts. */
  to: string
  icon: ComponentType<IconProps>
}

/** What an agent can sell. A product appears here, and nowhere before, once it can be sold. */
export const sellable: SellableProduct[] = [
  {
    id: 'flight',
    label: productFacts.flight.label,
    text: 'Search every airline source at once, compare fares and issue tickets.',
    to: '/order/new/newFlight',
    icon: IconPlaneDeparture,
  },
  {
    id: 'accommodation',
    label: productFacts.stay.label,
    text: 'Search hotels and apartments of every source, compare rooms and book them.',
    to: '/accommodation/new',
    icon: IconBed,
  },
]
