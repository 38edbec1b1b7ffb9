import type { ReactNode } from 'react'
import { stayCompareParams } from '#domain/stays/compare.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { PhotoHead } from '../../../compare/photo-head.tsx'
import { PriceChange } from '../../../compare/price-change.tsx'
import { comparedStays } from '../../../products/stay/compare/compare-list.ts'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import type { StayColumn } from './stay-rows.ts'

interface Of {
  columns: readonly StayColumn[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
}

/** A column's id in the address of the comparison. */
const comparedRate = ({ stay, seen }: StayColumn) => ({ id: stay.id, rate: seen })

/** The header of each property in the comparison: picture, name and price, and a link to its rooms. */
export const stayHeads = ({ columns, searchId, query, currency }: Of): { key: string; head: ReactNode }[] =>
  columns.map((column) => {
    const { stay, rate, total, priceChange } = column
    const rest = columns.filter((one) => one !== column).map(comparedRate)
    const without =
      rest.length > 0
        ? `/accommodation/compare?${stayCompareParams(searchId, rest)}&${query}`
        : `/accommodation/results?searchId=${searchId}&${query}`
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
          to: propertyAddress(searchId, stay.id, query, seenRate(rate, total)),
          label: 'See rooms',
          says: `See rooms of ${stay.name}`,
        }}
      />
    )
    return { key: stay.id, head }
  })
