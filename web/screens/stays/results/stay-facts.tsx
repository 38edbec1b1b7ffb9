import type { ReactNode } from 'react'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { amenityName, amenityWords } from '#domain/stays/kinds.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { distanceWords, typeName } from '../../../products/stay/property-words.ts'
import { RateFacts } from '../../../products/stay/rate-facts.tsx'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import css from './stay-card.module.css'

const order = Object.keys(amenityWords)
const few = 4

/** The facilities that people look for first. */
const topAmenities = (amenities: readonly string[]): string[] => order.filter((key) => amenities.includes(key)).slice(0, few)

type Props = {
  listed: ListedStay
  /** The name, as the link to the property. */
  name: ReactNode
  /** IANA time zone of the place. */
  zone: string
  currency: string
}

/** The facts of a card: the name, and what the cheapest rate that passes the filters includes. */
export function StayFacts({ listed: { stay, rate }, name, zone, currency }: Props) {
  const numbers = useNumbers()
  const amenities = topAmenities(stay.amenities)
  return (
    <>
      <h2 className={css.name}>{name}</h2>
      <p className={css.quiet}>
        <Stars stars={stay.stars} /> {typeName(stay)}
        {stay.district && ` in ${stay.district}`} · <span className={css.far}>{distanceWords(stay.km, numbers)} away</span>
      </p>
      <div className={css.told}>
        <ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />
        {amenities.length > 0 && <p className={css.amenities}>{amenities.map(amenityName).join(' · ')}</p>}
      </div>
      <RateFacts rate={rate} zone={zone} currency={currency} />
    </>
  )
}
