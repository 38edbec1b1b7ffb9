import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react'
import { seenRate } from '#domain/stays/kinds.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { useMoney } from '../../../kit/money.tsx'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import type { CardProps } from '../../../results/shop/face.ts'
import css from '../../../screens/stays/results/stay-card.module.css'
import { StayFacts } from '../../../screens/stays/results/stay-facts.tsx'
import { toComparedStay } from '../compare/compare-list.ts'
import { photoAt } from '../photo-at.ts'
import { PriceViewContext, priceViewOf } from '../price-view.ts'
import { propertyAddress } from '../stay-address.ts'
import gallery from '../stay-gallery.module.css'
import { StayPrice } from '../stay-price.tsx'
import type { ShopStays } from './face.tsx'

/** A property at its cheapest rate that passes the filters. */
export function StayCard({ item, asked, snapshot, frame }: CardProps<ShopStays>) {
  const { stay, rate, total } = item
  const { search } = snapshot
  const format = useMoney()
  const { searchId, query, currency, expiresAt, preference } = frame
  return (
    <article className={css.card} aria-label={stay.name} data-stay={stay.id}>
      <div className={css.body}>
        <div className={css.photo}>
          <Photos name={stay.name} photos={stay.photos} />
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

/** The most pictures of a card in a list; the property's own page has all. */
const most = 8

/** The first picture; the page's script adds the others on hover or touch. */
function Photos({ name, photos }: { name: string; photos: readonly string[] }) {
  const [first, ...rest] = photos.slice(0, most)
  if (!first)
    return (
      <div className={gallery.none}>
        <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        No pictures
      </div>
    )
  return (
    <div className={gallery.gallery} data-photos={rest.length > 0 ? JSON.stringify(rest) : undefined}>
      <div className={gallery.track} role="group" aria-label={`Pictures of ${name}`}>
        <div className={gallery.slot}>
          <img
            {...photoAt(first, 640)}
            sizes="(max-width: 767px) 100vw, 280px"
            alt={name}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
          />
        </div>
      </div>
      {rest.length > 0 && (
        <>
          <button type="button" tabIndex={-1} className={gallery.back} aria-label="Previous picture" data-with-script hidden>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <button type="button" tabIndex={-1} className={gallery.next} aria-label="Next picture" data-with-script>
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <span className={gallery.count} aria-hidden="true" data-with-script>
            1 / {rest.length + 1}
          </span>
        </>
      )}
    </div>
  )
}
