import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { ButtonLink, State } from '../../../results/shop/states.tsx'

/** Nothing found: other days, other people or another place. */
export const NoTours = ({ search }: { search: TourSearch }) => (
  <State
    title="Nothing to do for this search"
    text="Nobody sells a place there on these days for these people. More days or a larger city nearby often work."
    actions={<ButtonLink to={`/tour/new?${tourToParams(search)}`}>Change the search</ButtonLink>}
  />
)
