import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import type { TourDetail } from '#contract/tours.ts'
import { chooseUnits } from '#domain/tours/choose-units.ts'
import { Notice } from '../../../kit/notice.tsx'
import { partyWords } from '../../../products/tour/tour-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import { AddOnFields } from './add-on-fields.tsx'
import { DayCalendar } from './day-calendar.tsx'
import type { FoundTourPage } from './read-tour.ts'
import { startsForm } from './start-ids.ts'
import { Starts } from './starts.tsx'
import page from './tour-page.module.css'
import css from './when.module.css'

type Props = {
  page: FoundTourPage
  option: TourDetail['options'][number]
  people: ReactNode
  isExpired: boolean
}

/** For whom, on which day and at what time: the calendar has the lowest price of each day. */
export function When({ page: read, option, people, isExpired }: Props) {
  const [params] = useSearchParams()
  const into = ['trip', 'quote'].find((one) => one === params.get('add'))
  const { party, calendars, day, starts } = read
  const takes = chooseUnits(option, party) !== null
  const days = calendars.find(({ optionId }) => optionId === option.id)?.days ?? null
  return (
    <section id="when" aria-labelledby="when-title" className={page.section}>
      <h2 id="when-title" className={page.heading}>
        Choose a day and a time
      </h2>
      {into && (
        <div className={css.into}>
          <Notice tone="info" role="status" title={`To add it to the ${into}`}>
            <p>Choose a day and a time, then press “Add to {into}”.</p>
          </Notice>
        </div>
      )}
      {people}
      {!takes && (
        <Notice tone="warn" role="status" title={`This option does not take ${partyWords(party)}`}>
          <p>Change the number of people or their ages{read.detail.options.length > 1 && ', or choose another option'}.</p>
        </Notice>
      )}
      {takes && days === null && (
        <Notice tone="warn" role="alert" title="The days could not be read">
          <p>The operator does not answer just now. Reload the page in a moment.</p>
        </Notice>
      )}
      {takes && days && <DayCalendar days={days} read={read} />}
      {takes && days && day === null && (
        <Notice tone="info" role="status" title="No places in these two months">
          <p>Turn to later months, or choose another option.</p>
        </Notice>
      )}
      {day && starts === null && (
        <Notice tone="warn" role="alert" title="The times of this day could not be read">
          <p>Choose the day again in a moment.</p>
        </Notice>
      )}
      {day && starts && (
        <Form method="post" id={startsForm} key={`${option.id} ${day} ${partyWords(party)}`} className={css.starts}>
          <input type="hidden" name="option" value={option.id} />
          <input type="hidden" name="day" value={day} />
          <input type="hidden" name="adults" value={party.adults} />
          <input type="hidden" name="children" value={party.children.join('.')} />
          <Starts
            starts={starts}
            day={shortDay(day)}
            tour={read.detail.tour}
            isExpired={isExpired}
            waiting={{ option: option.id, day, party }}
          />
          <AddOnFields addOns={option.addOns} starts={starts} people={party.adults + party.children.length} />
        </Form>
      )}
    </section>
  )
}
