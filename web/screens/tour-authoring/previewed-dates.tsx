import type { Tour, TourOption } from '#domain/tours/tour.ts'
import { Notice } from '../../kit/notice.tsx'
import { partyWords } from '../../products/tour/tour-words.ts'
import { shortDay } from '../../search/day-words.ts'
import { AddOnFields } from '../tours/tour/add-on-fields.tsx'
import { DayCalendar } from '../tours/tour/day-calendar.tsx'
import { TourPeopleForm } from '../tours/tour/people-form.tsx'
import { Starts } from '../tours/tour/starts.tsx'
import page from '../tours/tour/tour-page.module.css'
import { type DraftDates, previewChoice } from './draft-dates.ts'
import css from './preview.module.css'

type Props = { dates: DraftDates; tour: Tour; option: TourOption | undefined }

/** For whom, on which day and at what time: what the calendar of the tour will show. */
export function PreviewedDates({ dates, tour, option }: Props) {
  const { party, day, days, starts, month, today } = dates
  return (
    <section aria-labelledby="when-title">
      <h2 id="when-title" className={page.heading}>
        Choose a day and a time
      </h2>
      <TourPeopleForm
        key={partyWords(party)}
        party={party}
        addressOf={(params, { adults, children }) =>
          previewChoice(params, { adults: String(adults), children: children.join('.') })
        }
      />
      {days.length === 0 && (
        <Notice tone="info" role="status" title="No days in these two months">
          <p>Its schedule has no departures then, or it has no price for {partyWords(party)}. Turn to later months.</p>
        </Notice>
      )}
      <DayCalendar
        days={days}
        read={{ month, today, party, day }}
        addressOf={(params, choice) => previewChoice(params, { ...choice })}
      />
      {day && (
        <div className={css.starts}>
          <Starts starts={starts} day={shortDay(day)} tour={tour} isExpired={false} />
          <AddOnFields addOns={option?.addOns} starts={starts} people={party.adults + party.children.length} />
        </div>
      )}
    </section>
  )
}
