import { seenRate } from '#domain/stays/kinds.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { useMoney } from '../../../kit/money.tsx'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import type { CardProps } from '../../../results/shop/face.ts'
import css from '../../../screens/stays/results/stay-card.module.css'
import { StayFacts } from '../../../screens/stays/results/stay-facts.tsx'
import { toComparedStay } from '../compare/compare-list.ts'
import { PlainPhotos } from '../../../gallery/plain-photos.tsx'
import { PriceViewContext, priceViewOf } from '../price-view.ts'
import { propertyAddress } from '../stay-address.ts'
import { StayPrice } from '../stay-price.tsx'
import type { ShopStays } from './face.tsx'

/** A property at its cheapest rate that passes the filters. */
export function StayCard({ item, asked, snapshot, frame }: CardProps<ShopStays>) {
  const { stay, rate, total } = item
  const { search } = snapshot
  const format = useMoney()
  const { searchId, query, currency, expiresAt, preference } = frame
  return (
    <article className={css.card} aria-label={stay.name} data-listed={stay.id}>
      <div className={css.body}>
        <div className={css.photo}>
          <PlainPhotos name={stay.name} photos={stay.photos} sizes="(max-width: 767px) 100vw, 280px" />
        </div>
        <div className={css.facts}>
          <StayFacts
            listed={item}
            zone={asked.zone}
            currency={currency}
            name={
              <a href={propertyAddress(searchId, stay.id, query, seenRate(rate, total))} className={css.link}>
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
        </div>
      </div>
    </article>
  )
}
