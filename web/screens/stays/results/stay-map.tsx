import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { areaOf } from '../../../map/draw-listed.ts'
import { ListedMap } from '../../../map/listed-map.tsx'
import { MapCard } from '../../../map/map-card.tsx'
import css from '../../../map/results-map.module.css'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { nightsWords } from '../../../products/stay/stay-words.ts'
import { pointAt, usePointed } from '../../../results/pointed.ts'
import { useStaysFrame } from './stays-frame.ts'

type Props = {
  listed: readonly ListedStay[]
  search: StaySearch
  /** The radius around the place, in kilometres; null for a whole city and for any distance. */
  ringKm: number | null
  /** Formats a total on a pin. */
  short: (total: number) => string
  /** Looks for stays around another point. */
  onSearch: (area: ReturnType<typeof areaOf>) => void
}

/** The properties of the list where they stand, with their prices. What is pointed at in the list stands out here, and the other way round. */
export function StayMap({ listed, search, ringKm, short, onSearch }: Props) {
  const { searchId, query, currency, nights } = useStaysFrame()
  const pointed = usePointed()
  return (
    <ListedMap
      at={search.destination}
      shown={() => ({
        items: listed.map(({ key, stay, total }) => ({ ...stay, id: key, price: short(total) })),
        ringKm,
        reachKm: reachOf(search),
      })}
      basis={[listed, `${ringKm} ${short(123_456_78)}`]}
      pointed={pointed}
      onPoint={pointAt}
      moved={(map) => (
        <button type="button" className={css.again} onClick={() => onSearch(areaOf(map))}>
          Search this area
        </button>
      )}
      card={(id, onClose) => {
        const chosen = listed.find(({ key }) => key === id)
        if (!chosen) return null
        const { stay, rate, total } = chosen
        return (
          <MapCard
            photo={stay.photos[0]}
            name={stay.name}
            to={propertyAddress(searchId, stay.id, query, seenRate(rate, total))}
            score={<ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />}
            price={{ amount: total, currency }}
            of={`for ${nightsWords(nights)}`}
            onClose={onClose}
          />
        )
      }}
    />
  )
}
