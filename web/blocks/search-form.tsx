import { cityOfZone } from '#domain/regional.ts'
import { addDays } from '#domain/dates.ts'
import { cabins } from '#domain/flights/cabins.ts'
import { MAX_DAYS_AHEAD, MAX_SEATS } from '#domain/flights/search-rules.ts'
import { unknownPlace } from '#domain/travel/is-meant.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import css from './search-form.module.css'
import typed from './typed-places.module.css'

const cabinNames = {
  economy: 'Economy',
  premium_economy: 'Premium economy',
  business: 'Business',
  first: 'First',
} satisfies Record<(typeof cabins)[number], string>
const seats = Array.from({ length: MAX_SEATS }, (_, at) => at + 1)

/** A search as a plain form: it asks the results page by its own query names, so it works before or without scripts. */
export function SearchForm({ facts, id }: { facts: ShopFacts; id: string }) {
  const { searchbar, mobileSearchbar } = facts.settings
  if (!facts.searchPath) return null
  const [first, last] = [facts.today, addDays(facts.today, MAX_DAYS_AHEAD)]
  const depart = addDays(facts.today, 30)
  return (
    <form
      action={facts.searchPath}
      className={`${css.form} ${typed.form}`}
      data-style={searchbar}
      data-phone={mobileSearchbar}
      data-flight-search
      aria-label="Search flights"
    >
      <input type="checkbox" id={`${id}-open`} className={css.opener} aria-label="Show the whole search form" />
      <label htmlFor={`${id}-open`} className={css.summary}>
        <span>Where to? Search flights</span>
        <span aria-hidden="true">+</span>
      </label>
      <fieldset className={css.trip}>
        <legend>Trip</legend>
        <Trip value="round-trip" label="Return" isChosen />
        <Trip value="one-way" label="One way" />
      </fieldset>
      <div className={css.fields}>
        <PlaceField name="from" label="From" id={id} start={facts.start.from} hint={cityOfZone(facts.agency.zone)} />
        <PlaceField name="to" label="To" id={id} start={facts.start.to} hint="London" />
        <label className={css.field}>
          <span>Depart</span>
          <input type="date" name="depart" required min={first} max={last} defaultValue={depart} />
        </label>
        <label className={`${css.field} ${css.return}`}>
          <span>Return</span>
          <input type="date" name="return" min={first} max={last} defaultValue={addDays(depart, 14)} />
        </label>
        <label className={css.field}>
          <span>Adults</span>
          <select name="adults" defaultValue="1">
            {seats.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          <span>Cabin</span>
          <select name="cabin" defaultValue="economy">
            {cabins.map((cabin) => (
              <option key={cabin} value={cabin}>
                {cabinNames[cabin]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={css.search}>
          Search flights
        </button>
      </div>
      <datalist id={`${id}-places`}>
        {Object.entries(facts.cities).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  )
}

function Trip({ value, label, isChosen = false }: { value: string; label: string; isChosen?: boolean }) {
  return (
    <label>
      <input type="radio" name="trip" value={value} defaultChecked={isChosen} />
      {label}
    </label>
  )
}

/** A city or an airport by its three letters; the page's script lets people write names instead. */
function PlaceField({ name, label, id, start, hint }: { name: string; label: string; id: string; start: string; hint: string }) {
  return (
    <label className={`${css.field} ${css.place}`}>
      <span>{label}</span>
      <input
        name={name}
        list={`${id}-places`}
        defaultValue={start}
        required
        pattern="[A-Za-z]{3}"
        title="Choose a city from the list, or write the three letters of its airport"
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-place={unknownPlace('…')}
      />
    </label>
  )
}
