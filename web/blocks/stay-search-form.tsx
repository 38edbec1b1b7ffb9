import { addDays } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD, MAX_GUESTS_A_ROOM } from '#domain/stays/search-rules.ts'
import { weekendAhead } from '#domain/stays/weekend-ahead.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import css from './search-form.module.css'
import typed from './typed-places.module.css'

const adults = Array.from({ length: MAX_GUESTS_A_ROOM }, (_, at) => String(at + 1))

/** A search for a stay as a plain form: the results page takes the place as it is typed, and `rooms` as adults of one room. */
export function StaySearchForm({ facts, id }: { facts: ShopFacts; id: string }) {
  const { searchbar, mobileSearchbar } = facts.settings
  if (!facts.staySearchPath) return null
  const last = addDays(facts.today, MAX_DAYS_AHEAD)
  const { checkIn, checkOut } = weekendAhead(facts.today)
  return (
    <form
      action={facts.staySearchPath}
      className={`${css.form} ${typed.form}`}
      data-style={searchbar}
      data-phone={mobileSearchbar}
      data-product="stays"
      aria-label="Search accommodation"
    >
      <input type="checkbox" id={`${id}-stays-open`} className={css.opener} aria-label="Show the whole search form" />
      <label htmlFor={`${id}-stays-open`} className={css.summary}>
        <span>Where to? Search accommodation</span>
        <span aria-hidden="true">+</span>
      </label>
      <div className={css.fields}>
        <label className={`${css.field} ${css.place}`}>
          <span>Where</span>
          <input name="place" required minLength={2} maxLength={80} placeholder="A city, landmark or hotel" />
        </label>
        <label className={css.field}>
          <span>Check in</span>
          <input type="date" name="checkIn" required min={facts.today} max={last} defaultValue={checkIn} />
        </label>
        <label className={css.field}>
          <span>Check out</span>
          <input type="date" name="checkOut" required min={addDays(facts.today, 1)} max={last} defaultValue={checkOut} />
        </label>
        <label className={css.field}>
          <span>Adults</span>
          <select name="rooms" defaultValue="2">
            {adults.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <button type="submit" className={css.search}>
          Search accommodation
        </button>
      </div>
    </form>
  )
}
