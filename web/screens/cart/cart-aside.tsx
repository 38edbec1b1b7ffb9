import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { Money } from '../../kit/money.tsx'
import css from './cart-aside.module.css'
import { FeasibilityList } from './feasibility-list.tsx'
import { itemsWords } from './trip-words.ts'

/** The total of the trip and the check of its items, beside the items. */
export function CartAside({ trip }: { trip: PlannedTrip }) {
  return (
    <aside className={css.aside} aria-label="Total and check">
      <section className={css.card}>
        <dl className={css.total}>
          <dt>Total of {itemsWords(trip.items.length)}</dt>
          <dd>
            <Money {...trip.total} />
          </dd>
        </dl>
        <p className={css.help}>Every price is checked again before anything is charged. Each item keeps its own terms.</p>
      </section>
      <FeasibilityList feasibility={trip.feasibility} />
    </aside>
  )
}
