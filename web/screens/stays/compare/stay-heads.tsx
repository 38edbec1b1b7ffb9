import type { ReactNode } from 'react'
import { comparedRateText, stayCompareParams } from '#domain/stays/compare.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { PhotoHead } from '../../../compare/photo-head.tsx'
import { PriceChange } from '../../../compare/price-change.tsx'
import { comparedStays } from '../../../products/stay/compare/compare-list.ts'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { AddButtons } from '../../../products/trip/add-buttons.tsx'
import type { StayColumn } from './stay-rows.ts'

interface Of {
  columns: readonly StayColumn[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
  isExpired: boolean
}

/** A column's id in the address of the comparison. */
const comparedRate = ({ stay, seen }: StayColumn) => ({ id: stay.id, rate: seen })

/** The header of each property in the comparison: picture, name and price, and a link to its rooms. */
export const stayHeads = ({ columns, searchId, query, currency, isExpired }: Of): { key: string; head: ReactNode }[] =>
  columns.map((column) => {
    const { stay, rate, total, priceChange } = column
    const rest = columns.filter((one) => one !== column).map(comparedRate)
    const without =
      rest.length > 0
        ? `/accommodation/compare?${stayCompareParams(searchId, rest)}&${query}`
        : `/accommodation/results?searchId=${searchId}&${query}`
    const shown = seenRate(rate, total)
    const head = (
      <PhotoHead
        photo={stay.photos[0]}
        name={stay.name}
        total={total}
        currency={currency}
        change={<PriceChange priceChange={priceChange} currency={currency} />}
        without={without}
        onRemove={() => comparedStays.remove({ searchId, id: stay.id })}
        open={{
          to: propertyAddress(searchId, stay.id, query, shown),
          label: 'See rooms',
          says: `See rooms of ${stay.name}`,
        }}
        add={<AddButtons value={comparedRateText({ id: stay.id, rate: shown })} of={stay.name} isExpired={isExpired} />}
      />
    )
    return { key: stay.id, head }
  })
