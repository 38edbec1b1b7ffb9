import type { ReactNode } from 'react'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import { PhotoHead } from '../../../compare/photo-head.tsx'
import { comparedTours } from '../../../products/tour/compare/compare-list.ts'
import { tourCompareParams } from '../../../products/tour/compare/compare-params.ts'
import { resultsPath, tourAddress } from '../../../products/tour/tour-address.ts'

interface Of {
  columns: readonly FoundTour[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
}

/** The header of each tour in the comparison: picture, title and price, and a link to its page. */
export const tourHeads = ({ columns, searchId, query, currency }: Of): { key: string; head: ReactNode }[] =>
  columns.map((tour) => {
    const { id, title, photos, total } = tour
    const rest = columns.filter((one) => one !== tour).map((one) => one.id)
    const without =
      rest.length > 0
        ? `/tour/compare?${tourCompareParams(searchId, rest)}&${query}`
        : `${resultsPath}?searchId=${searchId}&${query}`
    const head = (
      <PhotoHead
        photo={photos[0]}
        name={title}
        total={total}
        currency={currency}
        without={without}
        onRemove={() => comparedTours.remove({ searchId, id })}
        open={{ to: tourAddress(searchId, id, query), label: 'Open', says: `Open ${title}` }}
      />
    )
    return { key: id, head }
  })
