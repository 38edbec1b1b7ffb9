import type { ReactNode } from 'react'
import { type FoundTour, shownTourText } from '#domain/tours/found-tour.ts'
import { PhotoHead } from '../../../compare/photo-head.tsx'
import { comparedTours } from '../../../products/tour/compare/compare-list.ts'
import { tourCompareParams } from '../../../products/tour/compare/compare-params.ts'
import { resultsPath, toChooseFirst, tourAddress } from '../../../products/tour/tour-address.ts'
import { AddButtons, ChooseFirst } from '../../../products/trip/add-buttons.tsx'

interface Of {
  columns: readonly FoundTour[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
  isExpired: boolean
}

/** The header of each tour in the comparison: picture, title and price, and a link to its page. */
export const tourHeads = ({ columns, searchId, query, currency, isExpired }: Of): { key: string; head: ReactNode }[] =>
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
        add={<AddTour tour={tour} searchId={searchId} query={query} isExpired={isExpired} />}
      />
    )
    return { key: id, head }
  })

type AddProps = Pick<Of, 'searchId' | 'query' | 'isExpired'> & { tour: FoundTour }

/** Its only day is added; another is chosen on its page. */
function AddTour({ tour: { id, title, days, total }, searchId, query, isExpired }: AddProps) {
  const [first, ...others] = days
  if (!first) return null
  if (others.length === 0)
    return <AddButtons value={shownTourText({ id, day: first.day, total })} of={title} isExpired={isExpired} />
  const { day } = days.find((one) => one.total === total) ?? first
  return <ChooseFirst to={toChooseFirst({ searchId, id, day, query })} of={title} />
}
