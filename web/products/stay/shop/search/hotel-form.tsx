import type { LocalDate } from '#domain/dates.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { roomsText } from '#domain/stays/search-params.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { hotelPath, keptForDates } from '../../../../screens/stays/hotel/hotel-address.ts'
import css from '../../../../screens/stays/hotel/stay-form.module.css'
import { draftOf } from '../../../../screens/stays/search/stay-draft.ts'
import { PlainDates } from '../../../../search/shop/dates.tsx'
import { PlainForm } from '../../../../search/shop/form.tsx'
import { PlainRooms } from './rooms.tsx'

type Props = {
  search: StaySearch
  /** The day at the place. */
  today: LocalDate
  /** Of the page's address. */
  query: string
}

const id = 'hotel'

/** Other days and other guests of a property, on a page of plain HTML: suppliers are asked again. */
export function PlainHotelForm({ search, today, query }: Props) {
  const { checkIn, checkOut, rooms } = search
  const view = new URLSearchParams([...keptForDates(new URLSearchParams(query)), ['roomsBefore', roomsText(rooms)]])
  return (
    <div className={css.form}>
      <PlainForm
        product="stay"
        isOfProperty
        saved=""
        label="Dates and rooms"
        action={hotelPath}
        draft={draftOf(search)}
        facts={{ today, base: '', view: `${view}`, filters: [], storedIn: null, problems: {} }}
      >
        <div className={css.row}>
          <PlainDates
            id={id}
            days={[
              { label: 'Check-in', name: 'checkIn', value: checkIn },
              { label: 'Check-out', name: 'checkOut', value: checkOut },
            ]}
          />
          <PlainRooms id={id} rooms={rooms} />
          <Button type="submit" variant="default" className={css.show}>
            Show prices
          </Button>
        </div>
      </PlainForm>
    </div>
  )
}
