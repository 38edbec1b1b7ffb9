import { Link } from 'react-router'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { reachOf, SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { Button } from '../../../kit/form/button.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { staySearchAddress } from '../../../products/stay/stay-address.ts'

/** No rooms found: a larger radius, another place or other dates. */
export function NoStays({ search }: { search: StaySearch }) {
  const isWide = reachOf(search) >= SEARCH_RADIUS_KM
  return (
    <EmptyState
      title="No accommodation for this search"
      text="Nobody sells a room there for these nights and guests. Other days or fewer guests a room often work."
      action={
        isWide ? (
          <Button component={Link} to={`/accommodation/new?${stayToParams(search)}`}>
            Change the search
          </Button>
        ) : (
          <Button component={Link} to={staySearchAddress({ ...search, radiusKm: SEARCH_RADIUS_KM })}>
            Search within {SEARCH_RADIUS_KM} km
          </Button>
        )
      }
    />
  )
}
