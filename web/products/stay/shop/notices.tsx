import { IconX } from '@tabler/icons-react'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { reachOf, SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { Notice } from '../../../kit/notice.tsx'
import { ButtonLink, State } from '../../../results/shop/states.tsx'
import css from '../../../screens/stays/results/choose-different.module.css'
import { staySearchAddress } from '../stay-address.ts'

/** No rooms found: a larger radius, another place or other dates. */
export function NoStays({ search }: { search: StaySearch }) {
  const isWide = reachOf(search) >= SEARCH_RADIUS_KM
  return (
    <State
      title="No accommodation for this search"
      text="Nobody sells a room there for these nights and guests. Other days or fewer guests a room often work."
      actions={
        isWide ? (
          <ButtonLink to={`/accommodation/new?${stayToParams(search)}`}>Change the search</ButtonLink>
        ) : (
          <ButtonLink to={staySearchAddress({ ...search, radiusKm: SEARCH_RADIUS_KM })}>
            Search within {SEARCH_RADIUS_KM} km
          </ButtonLink>
        )
      }
    />
  )
}

/** The message after the error dialog redirected here because a property is sold out (specification section 8). */
export function ChooseDifferent({ params, here }: { params: URLSearchParams; here: string }) {
  if (params.get('action') !== 'choose-different-hotel') return null
  return (
    <div className={css.note}>
      <Notice tone="info" role="status" title="Choose a different accommodation">
        <p>The one you chose has no room left for these nights. The others below are for the same nights and guests.</p>
        <a className="text-button" href={here}>
          <IconX size={14} stroke={1.75} aria-hidden="true" /> Close<span className="visually-hidden"> this note</span>
        </a>
      </Notice>
    </div>
  )
}
