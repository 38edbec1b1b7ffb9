import { memo } from 'react'
import { Link } from 'react-router'
import { comparedRateText } from '#domain/stays/compare.ts'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { CardGallery } from '../../../gallery/card-gallery.tsx'
import { StayCompareTick } from '../../../products/stay/compare/stay-compare-tick.tsx'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { StayPrice } from '../../../products/stay/stay-price.tsx'
import { AddButtons } from '../../../products/trip/add-buttons.tsx'
import { pointAt, useIsPointed } from '../../../results/pointed.ts'
import css from './stay-card.module.css'
import { StayFacts } from './stay-facts.tsx'
import { useStaysFrame } from './stays-frame.ts'

/** A property at its cheapest rate that passes the filters. */
export const StayCard = memo(function StayCard({ listed }: { listed: ListedStay }) {
  const { searchId, search, query, currency, nights, rooms, expiresAt, isExpired, zone } = useStaysFrame()
  const { stay, rate, total } = listed
  const seen = seenRate(rate, total)
  const isPointed = useIsPointed(stay.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only highlights the pin on the map; its link opens it
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
          <CardGallery name={stay.name} photos={stay.photos} sizes="(max-width: 767px) 100vw, 280px" />
        </div>
        <div className={css.facts}>
          <StayFacts
            listed={listed}
            zone={zone}
            currency={currency}
            name={
              <Link to={propertyAddress(searchId, stay.id, query, seen)} className={css.link} prefetch="none">
                {stay.name}
              </Link>
            }
          />
        </div>
        <div className={css.money}>
          <StayPrice option={listed} currency={currency} nights={nights} rooms={rooms} />
          <div className={css.compare}>
            <StayCompareTick option={listed} search={{ searchId, search, query, expiresAt, currency }} />
          </div>
          <AddButtons value={comparedRateText({ id: stay.id, rate: seen })} of={stay.name} isExpired={isExpired} />
        </div>
      </div>
    </article>
  )
})
