import { useMediaQuery } from '@mantine/hooks'
import { Form, useSearchParams } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { roomsText } from '#domain/stays/search-params.ts'
import { Button } from '../../../kit/form/button.tsx'
import form from '../../../search/search-form.module.css'
import { useDraft } from '../../../search/use-draft.ts'
import { RoomsField } from '../search/rooms-field.tsx'
import { StayDatesField } from '../search/stay-dates-field.tsx'
import { checkStay, draftOf, draftToParams, guestProblem, searchOf, unreadDays } from '../search/stay-draft.ts'
import { hotelOn, hotelPath, keptForDates } from './hotel-address.ts'
import css from './stay-form.module.css'

type Props = {
  search: StaySearch
  /** Today's date at the property. */
  today: LocalDate
}

/** Other days and other guests of a property: suppliers are asked again. */
export function StayForm({ search, today }: Props) {
  const [params] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const { draft, change, submit, problems } = useDraft({
    start: draftOf(search),
    given: {},
    check: checkStay,
    addressOf: draftToParams,
    storedIn: null,
    toResults: (asked: StaySearch) => hotelOn(params, asked),
  })
  const live = { ...unreadDays(draft), ...(problems ?? guestProblem(draft)) }
  return (
    <div className={css.form}>
      <Form action={hotelPath} className={form.form} aria-label="Dates and rooms" onSubmit={submit} noValidate>
        {keptForDates(params).map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="rooms" value={roomsText(searchOf(draft).rooms)} />
        <div className={css.row}>
          <StayDatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />
          <RoomsField draft={draft} onChange={change} error={live.rooms} isPhone={isPhone} />
          <Button type="submit" variant="default" className={css.show}>
            Show prices
          </Button>
        </div>
      </Form>
    </div>
  )
}
