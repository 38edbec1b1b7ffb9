import { Form } from 'react-router'
import type { PlannedItem, PlannedTrip } from '#contract/trips/planned-trips.ts'
import { formatDate } from '#domain/dates.ts'
import { productFacts } from '#domain/products.ts'
import { photoAt } from '../../gallery/photo-at.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Money } from '../../kit/money.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { webProduct } from '../../products/product-of.ts'
import css from './cart-items.module.css'

/** The items by the day on which they begin. */
export function CartItems({ trip }: { trip: PlannedTrip }) {
  const days = [...Map.groupBy(trip.items, ({ from }) => from)]
  return (
    <Form method="post" className={css.days}>
      {days.map(([day, items]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={css.title}>
            {formatDate(day)}
          </h2>
          <ul className={css.items}>
            {items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Form>
  )
}

const SHOWN_FACTS = 3

function ItemCard({ item }: { item: PlannedItem }) {
  const { id, product, title, photo, from, to, people, facts, total, due, isCurrent, pricedAt } = item
  const { icon: Icon } = webProduct(product)
  const [brief, more] = [facts.slice(0, SHOWN_FACTS), facts.slice(SHOWN_FACTS)]
  return (
    <article className={css.card} aria-label={title} id={id}>
      {photo ? (
        <img
          {...photoAt(photo, 320)}
          sizes="120px"
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          className={css.photo}
        />
      ) : (
        <span className={css.sign}>
          <Icon size={24} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div className={css.words}>
        <p className={css.product}>{productFacts[product].label}</p>
        <h3 className={css.name}>{title}</h3>
        <p className={css.facts}>
          {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`} · {people}
        </p>
        <ul className={css.lines}>
          {brief.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {more.length > 0 && (
          <details className={css.more}>
            <summary>All details</summary>
            <ul className={css.lines}>
              {more.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={css.money}>
        <p className={css.price}>
          <Money {...total} />
        </p>
        {isCurrent ? (
          <p className={css.facts}>{due.length > 0 ? 'at booking' : 'in all'}</p>
        ) : (
          <>
            <Pill tone="warn">Price to be checked</Pill>
            <p className={css.facts}>
              of <DateText value={pricedAt} withTime />
            </p>
          </>
        )}
        {due.map((words) => (
          <p key={words} className={css.facts}>
            {words}
          </p>
        ))}
        <ActionButton name="remove" value={id} variant="subtle" color="gray" size="xs" aria-label={`Remove ${title}`}>
          Remove
        </ActionButton>
      </div>
    </article>
  )
}
