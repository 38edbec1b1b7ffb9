import { Form, Link, useSearchParams } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { MAX_ROOMS } from '#domain/stays/search-rules.ts'
import { Select } from '../../../kit/form/select.tsx'
import field from '../../../results/shop/choice.module.css'
import { guestsWords, roomsWords } from '../../../products/stay/stay-words.ts'
import { guestsOf, hotelPath, keptForDates } from './hotel-address.ts'
import css from './stay-form.module.css'

type Props = {
  search: StaySearch
  /** The day at the place. */
  today: LocalDate
}

/** Other dates, or more rooms of a kind, for the same guests: suppliers are asked again. */
export function StayForm({ search: { checkIn, checkOut, rooms }, today }: Props) {
  const [params] = useSearchParams()
  const most = Math.min(
    MAX_ROOMS,
    rooms.reduce((sum, { adults }) => sum + adults, 0),
  )
  const counts = Array.from({ length: most }, (_, at) => at + 1)
  return (
    <Form action={hotelPath} className={css.form} aria-label="Dates and rooms" key={`${checkIn} ${checkOut} ${rooms.length}`}>
      {keptForDates(params).map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <label className={field.choice}>
        <span>Check-in</span>
        <input type="date" name="checkIn" defaultValue={checkIn} min={today} required autoComplete="off" />
      </label>
      <label className={field.choice}>
        <span>Check-out</span>
        <input type="date" name="checkOut" defaultValue={checkOut} min={today} required autoComplete="off" />
      </label>
      <label className={field.choice}>
        <span>Rooms</span>
        <Select name="roomCount" defaultValue={rooms.length} autoComplete="off">
          {counts.map((count) => (
            <option key={count} value={count}>
              {roomsWords(count)}
            </option>
          ))}
        </Select>
      </label>
      <button type="submit" className={`plain-button ${css.show}`}>
        Show prices
      </button>
      <p className={css.guests}>
        {guestsWords(rooms)} <Link to={guestsOf(params)}>Change guests</Link>
      </p>
    </Form>
  )
}
