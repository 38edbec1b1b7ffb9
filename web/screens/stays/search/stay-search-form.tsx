import { useMediaQuery } from '@mantine/hooks'
import { Form } from 'react-router'
import { applicableFilters } from '#domain/results/applicable-filters.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { stayPlace } from '#domain/stays/search-place.ts'
import { savedStays } from '../../../products/stay/saved-searches.ts'
import { DealCodeField } from '../../../search/code-field.tsx'
import { MoreOptions } from '../../../search/more-options.tsx'
import { SearchButton } from '../../../search/search-button.tsx'
import css from '../../../search/search-form.module.css'
import fields from '../../../search/three-fields.module.css'
import { type StoredIn, useDraft } from '../../../search/use-draft.ts'
import { DestinationField } from './destination-field.tsx'
import { GuestOptions } from './guest-options.tsx'
import type { StayForm } from './read-stay-draft.ts'
import { RoomsField } from './rooms-field.tsx'
import { StayDatesField } from './stay-dates-field.tsx'
import { checkStay, draftToParams, guestProblem, type StayProblems, unknownDestination, unreadDays } from './stay-draft.ts'

type Props = StayForm & {
  problems?: StayProblems
  /** Stores the form's values, so that back and reload restore them. */
  storedIn?: StoredIn
  /** Above results: names of the filter and sort parameters, which stay if they still apply. */
  filters?: readonly string[]
}

const results = '/accommodation/results'

/** The search for stays: one row on wide screens, stacked on phones. */
export function StaySearchForm({
  draft: start,
  today,
  nations,
  home,
  problems: given = {},
  storedIn = null,
  filters = [],
}: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const { draft, change, submit, problems } = useDraft({
    start,
    given,
    check: checkStay,
    addressOf: draftToParams,
    storedIn,
    toResults(search) {
      savedStays.save(search)
      const after = stayToParams(search)
      const before = new URLSearchParams(location.search)
      return `${results}?${after}${applicableFilters({ before, after, names: filters, ...stayPlace })}`
    },
  })
  const live = { ...unknownDestination(draft), ...unreadDays(draft), ...(problems ?? guestProblem(draft)) }
  return (
    <Form method="get" action={results} className={css.form} onSubmit={submit} noValidate aria-label="Search accommodation">
      <div className={css.top}>
        <GuestOptions draft={draft} onChange={change} problems={live} nations={nations} />
      </div>
      <div className={`${css.row} ${fields.row}`}>
        <DestinationField
          value={draft.destination}
          unknown={draft.destinationText}
          onChange={(destination, destinationText) => change({ destination, destinationText })}
          error={live.destination}
          isPhone={isPhone}
          home={home}
        />
        <StayDatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />
        <RoomsField draft={draft} onChange={change} error={live.rooms} isPhone={isPhone} />
        <SearchButton what="accommodation" to={results} />
      </div>
      <MoreOptions isNeeded={Boolean(draft.dealCode || live.dealCode)}>
        <DealCodeField value={draft.dealCode} error={live.dealCode} onChange={(dealCode) => change({ dealCode })} />
      </MoreOptions>
    </Form>
  )
}
