import { comparedRateText } from '#domain/stays/compare.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { PlainPhotos } from '../../../gallery/plain-photos.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { AddToTrip } from '../../../results/shop/add-to-trip.tsx'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import type { CardProps } from '../../../results/shop/face.ts'
import { Refusal } from '../../../results/shop/refusal.tsx'
import css from '../../../screens/stays/results/stay-card.module.css'
import { StayFacts } from '../../../screens/stays/results/stay-facts.tsx'
import { toComparedStay } from '../compare/compare-list.ts'
import { PriceViewContext, priceViewOf } from '../price-view.ts'
import { propertyAddress } from '../stay-address.ts'
import { StayPrice } from '../stay-price.tsx'
import type { ShopStays } from './face.tsx'

/** A property at its cheapest rate that passes the filters. */
export function StayCard({ item, asked, snapshot, frame }: CardProps<ShopStays>) {
  const { stay, rate, total } = item
  const { search } = snapshot
  const format = useMoney()
  const { searchId, query, currency, expiresAt, preference, here, isExpired, refusal } = frame
  const seen = seenRate(rate, total)
  return (
    <article className={css.card} aria-label={stay.name} data-listed={stay.id}>
      <div className={css.body}>
        <div className={css.photo}>
          <PlainPhotos name={stay.name} photos={stay.photos} sizes="(max-width: 767px) 100vw, 280px" isFirst={frame.isFirst} />
        </div>
        <div className={css.facts}>
          <StayFacts
            listed={item}
            zone={asked.zone}
            currency={currency}
            name={
              <a href={propertyAddress(searchId, stay.id, query, seen)} className={css.link}>
                {stay.name}
              </a>
            }
          />
        </div>
        <div className={css.money}>
          <PriceViewContext value={priceViewOf(preference)}>
            <StayPrice option={item} currency={currency} nights={nightsOf(search)} rooms={search.rooms.length} />
          </PriceViewContext>
          <div className={css.compare}>
            <CompareTick
              item={toComparedStay(item, { searchId, search: `${stayToParams(search)}`, query, expiresAt, currency })}
              price={format({ amount: total, currency })}
              of={stay.name}
            />
          </div>
          <AddToTrip action={here} value={comparedRateText({ id: stay.id, rate: seen })} of={stay.name} isExpired={isExpired} />
        </div>
      </div>
      {refusal && <Refusal refusal={refusal} />}
    </article>
  )
}
