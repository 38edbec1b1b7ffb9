import type { ListedStay } from '#domain/stays/found-stay.ts'
import { photoAt } from '../../../products/stay/photo-at.ts'
import { StayPrice } from '../../../products/stay/stay-price.tsx'
import css from '../../stays/results/stay-card.module.css'
import { StayFacts } from '../../stays/results/stay-facts.tsx'
import { useStaysFrame } from '../../stays/results/stays-frame.ts'
import own from './plain-stays.module.css'

/** A property at its cheapest rate that passes the filters, without anything that needs a script. */
export function PlainCard({ listed }: { listed: ListedStay }) {
  const { currency, nights, rooms } = useStaysFrame()
  const { stay } = listed
  const [photo] = stay.photos
  return (
    <article className={css.card} aria-label={stay.name}>
      <div className={css.body}>
        <div className={css.photo}>
          {photo && (
            <img
              {...photoAt(photo, 640)}
              sizes="(max-width: 767px) 100vw, 280px"
              alt={stay.name}
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
              className={own.photo}
            />
          )}
        </div>
        <div className={css.facts}>
          <StayFacts listed={listed} />
        </div>
        <div className={css.money}>
          <StayPrice option={listed} currency={currency} nights={nights} rooms={rooms} />
        </div>
      </div>
    </article>
  )
}
