import { memo } from 'react'
import { Link } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { amenityName, amenityWords, rateKind } from '#domain/stays/kinds.ts'
import { distanceWords, typeName } from '../../../products/stay/house-words.ts'
import { RateFacts } from '../../../products/stay/rate-facts.tsx'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import { houseAddress } from '../../../products/stay/stay-address.ts'
import { StayCompareTick } from '../../../products/stay/stay-compare-tick.tsx'
import { StayGallery } from '../../../products/stay/stay-gallery.tsx'
import { StayPrice } from '../../../products/stay/stay-price.tsx'
import { pointAt, useIsPointed } from './pointed-stay.ts'
import css from './stay-card.module.css'
import { useStaysFrame } from './stays-frame.ts'

const order = Object.keys(amenityWords)
const few = 4

/** What people look for first, of what a house has. */
const topAmenities = (amenities: readonly string[]): string[] => order.filter((key) => amenities.includes(key)).slice(0, few)

/** A house at its cheapest rate that passes the filters. */
export const StayCard = memo(function StayCard({ listed }: { listed: ListedStay }) {
  const { searchId, query, zone, currency, nights, rooms, expiresAt } = useStaysFrame()
  const { stay, rate } = listed
  const isPointed = useIsPointed(stay.id)
  const amenities = topAmenities(stay.amenities)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only tells the map what is pointed at; its link opens it
    <article
      className={css.card}
      data-pointed={isPointed || undefined}
      aria-label={stay.name}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(stay.id)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(stay.id)}
      onBlur={() => pointAt(null)}
    >
      <div className={css.body}>
        <div className={css.photo}>
          <StayGallery name={stay.name} photos={stay.photos} sizes="(max-width: 767px) 100vw, 280px" />
        </div>
        <div className={css.facts}>
          <h2 className={css.name}>
            <Link to={houseAddress(searchId, stay.id, query, rate && rateKind(rate))} className={css.link} prefetch="none">
              {stay.name}
            </Link>
          </h2>
          <p className={css.quiet}>
            <Stars stars={stay.stars} /> {typeName(stay)}
            {stay.district && ` in ${stay.district}`} · <span className={css.far}>{distanceWords(stay.km)} away</span>
          </p>
          <ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />
          {amenities.length > 0 && <p className={css.quiet}>{amenities.map(amenityName).join(' · ')}</p>}
          <RateFacts rate={rate} zone={zone} currency={currency} />
        </div>
        <div className={css.money}>
          <StayPrice option={listed} currency={currency} nights={nights} rooms={rooms} />
          <div className={css.compare}>
            <StayCompareTick option={listed} search={{ searchId, query, expiresAt, currency }} />
          </div>
        </div>
      </div>
    </article>
  )
})
