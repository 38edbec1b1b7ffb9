import { useMediaQuery } from '@mantine/hooks'
import { Form, useNavigate } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { cabinOf } from '#domain/flights/cabins.ts'
import type { TripType } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { flightPlace } from '#domain/flights/search-place.ts'
import { applicableFilters } from '#domain/results/applicable-filters.ts'
import { writePreference } from '../../../kit/cookies.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Segments } from '../../../kit/form/segments.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { CodeField, DealCodeField } from '../../../search/code-field.tsx'
import { MoreOptions } from '../../../search/more-options.tsx'
import { SearchButton } from '../../../search/search-button.tsx'
import css from '../../../search/search-form.module.css'
import { type StoredIn, useDraft } from '../../../search/use-draft.ts'
import { DatesField } from './dates-field.tsx'
import fields from './fields.module.css'
import { cabinOptions, flexibleLabel, flightResults, tripOptions } from './form-words.ts'
import { startLegs } from './legs.ts'
import { PlacesField } from './places-field.tsx'
import {
  checkDraft,
  type SearchDraft,
  type SearchProblems,
  searchOf,
  travellerProblem,
  unknownPlaces,
  unreadDays,
} from './search-draft.ts'
import { TravellersField } from './travellers-field.tsx'

/** Loaded for the trips that need it: most are one way or return. */
const LegsField = lazyChunk(() => import('./legs-field.tsx').then((chunk) => chunk.LegsField))

type Props = {
  /** The values of the address. */
  initial: SearchDraft
  today: LocalDate
  problems?: SearchProblems
  /** Stores the form's values, so that back and reload restore them. */
  storedIn?: StoredIn
  /** Above results: names of the filter and sort parameters, which stay if they still apply. */
  filters?: readonly string[]
}

/** The search for flights: one row on wide screens, stacked on phones. Without scripts it is a plain form that takes codes or names. */
export function SearchForm({ initial, today, problems: given = {}, storedIn = null, filters = [] }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const navigate = useNavigate()
  const { draft, change, submit, address, problems } = useDraft({
    start: initial,
    given,
    check: (typed) => checkDraft(typed, today),
    addressOf: (typed) => searchToParams(searchOf(typed)),
    storedIn,
    toResults(search) {
      const after = searchToParams(search)
      const before = new URLSearchParams(location.search)
      return `${flightResults}?${after}${applicableFilters({ before, after, names: filters, ...flightPlace })}`
    },
    onRefused(typed) {
      const refused = checkDraft(typed, today)
      if ('dates' in refused && refused.dates && storedIn === 'address')
        explain(refused.dates).catch((error: unknown) => console.warn('the dialog about the dates did not arrive', error))
    },
  })
  const changeTrip = (trip: TripType) => {
    const legs = trip === 'multi-city' ? startLegs(draft, draft.trip === 'round-trip' ? draft.return : null) : {}
    writePreference('flowType', trip)
    change({ ...legs, trip })
  }
  const isMulti = draft.trip === 'multi-city'

  /** The dialog has the full text of the short date errors; it is loaded on demand. */
  async function explain(code: ErrorCode) {
    const { withDatesDialog } = await import('../../../search/dates-dialog.ts')
    const search = withDatesDialog(address, code, { start: draft.depart, end: draft.return })
    if (search) navigate({ search }, { replace: true, preventScrollReset: true })
  }

  const live = { ...unknownPlaces(draft), ...unreadDays(draft), ...(problems ?? travellerProblem(draft, today)) }
  return (
    <Form method="get" action={flightResults} className={css.form} onSubmit={submit} noValidate aria-label="Search flights">
      <div className={css.top}>
        <Segments name="trip" label="Trip type" value={draft.trip} options={tripOptions} onChange={changeTrip} />
        <NativeSelect
          name="cabin"
          aria-label="Cabin"
          value={draft.cabin}
          data={cabinOptions}
          onChange={(event) => change({ cabin: cabinOf(event.currentTarget.value) })}
        />
        <Tick
          name="direct"
          value="1"
          label="Direct only"
          checked={draft.directOnly}
          onChange={(event) => change({ directOnly: event.currentTarget.checked })}
        />
        {!isMulti && (
          <Tick
            isSwitch
            name="flex"
            value="1"
            label={flexibleLabel}
            checked={draft.flexibleDates}
            onChange={(event) => change({ flexibleDates: event.currentTarget.checked })}
          />
        )}
      </div>
      {live.address && (
        <p className={css.problem} role="alert">
          {live.address}
        </p>
      )}
      {isMulti && <LegsField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />}
      <div className={`${css.row} ${fields.row}`} data-trip={draft.trip}>
        {!isMulti && <PlacesField draft={draft} onChange={change} problems={live} isPhone={isPhone} />}
        {!isMulti && <DatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />}
        <TravellersField draft={draft} onChange={change} error={live.travellers} isPhone={isPhone} />
        <SearchButton what="flights" to={flightResults} />
      </div>
      <CodeFields draft={draft} onChange={change} problems={live} />
    </Form>
  )
}

type CodeFieldsProps = { draft: SearchDraft; onChange: (change: Partial<SearchDraft>) => void; problems: SearchProblems }

/** Codes, which few searches need. */
function CodeFields({ draft, onChange, problems }: CodeFieldsProps) {
  const isNeeded = Boolean(draft.dealCode || draft.corporateCode || problems.dealCode || problems.corporateCode)
  return (
    <MoreOptions isNeeded={isNeeded}>
      <DealCodeField value={draft.dealCode} error={problems.dealCode} onChange={(dealCode) => onChange({ dealCode })} />
      <CodeField
        field="corporateCode"
        name="corporate"
        label="Corporate code"
        description="Airline and code, such as QR:ACME1."
        value={draft.corporateCode}
        error={problems.corporateCode}
        onChange={(corporateCode) => onChange({ corporateCode })}
      />
    </MoreOptions>
  )
}
