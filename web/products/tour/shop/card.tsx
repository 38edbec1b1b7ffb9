import { shownTourText } from '#domain/tours/found-tour.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { PlainPhotos } from '../../../gallery/plain-photos.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { AddToTrip, ChooseFirst } from '../../../results/shop/add-to-trip.tsx'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import type { CardProps } from '../../../results/shop/face.ts'
import { Refusal } from '../../../results/shop/refusal.tsx'
import css from '../../../screens/tours/results/tour-card.module.css'
import { TourFacts } from '../../../screens/tours/results/tour-facts.tsx'
import { toComparedTour } from '../compare/compare-list.ts'
import { toChooseFirst, tourAddress } from '../tour-address.ts'
import { TourPrice } from '../tour-price.tsx'
import { tourViewOf } from '../tour-view-of.ts'
import type { ShopTours } from './face.tsx'

/** A tour at the lowest price of its days that pass the filters. */
export function TourCard({ item: { tour, day, total, isOnlyDay }, snapshot: { search }, frame }: CardProps<ShopTours>) {
  const format = useMoney()
  const { searchId, query, currency, expiresAt, preference, here, isExpired, refusal } = frame
  const compared = toComparedTour({ ...tour, total }, { searchId, search: `${tourToParams(search)}`, query, expiresAt, currency })
  return (
    <article
      className={css.card}
      data-shape={tourViewOf(preference) === 'grid' ? 'tile' : 'row'}
      aria-label={tour.title}
      data-listed={tour.id}
    >
      <div className={css.photo}>
        <PlainPhotos name={tour.title} photos={tour.photos} sizes="(max-width: 767px) 100vw, 360px" isFirst={frame.isFirst} />
      </div>
      <div className={css.facts}>
        <TourFacts
          tour={tour}
          name={
            <a href={tourAddress(searchId, tour.id, query)} className={css.link}>
              {tour.title}
            </a>
          }
        />
      </div>
      <div className={css.money}>
        <TourPrice total={total} currency={currency} people={partyCount(search)} />
        <div className={css.compare}>
          <CompareTick item={compared} price={format({ amount: total, currency })} of={tour.title} />
        </div>
        {isOnlyDay ? (
          <AddToTrip action={here} value={shownTourText({ id: tour.id, day, total })} of={tour.title} isExpired={isExpired} />
        ) : (
          <ChooseFirst to={toChooseFirst({ searchId, id: tour.id, day, query })} of={tour.title} />
        )}
      </div>
      {refusal && <Refusal refusal={refusal} />}
    </article>
  )
}
