import { Link } from 'react-router'
import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { Button } from '../../../kit/form/button.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'

/** Nothing found: other days, other people or another place. */
export const NoTours = ({ search }: { search: TourSearch }) => (
  <EmptyState
    title="Nothing to do for this search"
    text="Nobody sells a place there on these days for these people. More days or a larger city nearby often work."
    action={
      <Button component={Link} to={`/tour/new?${tourToParams(search)}`}>
        Change the search
      </Button>
    }
  />
)
