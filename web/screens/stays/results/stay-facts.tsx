import { Link } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { amenityName, amenityWords, seenRate } from '#domain/stays/kinds.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { distanceWords, typeName } from '../../../products/stay/house-words.ts'
import { RateFacts } from '../../../products/stay/rate-facts.tsx'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import { houseAddress } from '../../../products/stay/stay-address.ts'
import css from './stay-card.module.css'
import { useStaysFrame } from './stays-frame.ts'

const order = Object.keys(amenityWords)
const few = 4

/** What people look for first, of what a property has. */
const topAmenities = (amenities: readonly string[]): string[] => order.filter((key) => amenities.includes(key)).slice(0, few)

/** What a card says of a property: its name, which leads to it, and what its cheapest rate that passes the filters includes. */
export function StayFacts({ listed: { stay, rate, total } }: { listed: ListedStay }) {
  const numbers = useNumbers()
  const { searchId, query, zone, currency } = useStaysFrame()
  const amenities = topAmenities(stay.amenities)
  return (
    <>
      <h2 className={css.name}>
        <Link to={houseAddress(searchId, stay.id, query, seenRate(rate, total))} className={css.link} prefetch="none">
          {stay.name}
        </Link>
      </h2>
      <p className={css.quiet}>
        <Stars stars={stay.stars} /> {typeName(stay)}
        {stay.district && ` in ${stay.district}`} · <span className={css.far}>{distanceWords(stay.km, numbers)} away</span>
      </p>
      <ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />
      {amenities.length > 0 && <p className={css.quiet}>{amenities.map(amenityName).join(' · ')}</p>}
      <RateFacts rate={rate} zone={zone} currency={currency} />
    </>
  )
}
