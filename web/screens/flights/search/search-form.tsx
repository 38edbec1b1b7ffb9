import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Form, href, useNavigate } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { cabinOf, cabins } from '#domain/flights/cabins.ts'
import type { TripType } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { FLEXIBLE_DAYS, trips } from '#domain/flights/search-rules.ts'
import { writePreference } from '../../../kit/cookies.ts'
import { Segments } from '../../../kit/form/segments.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { cabinLabels } from '../../../products/flight/fare-words.ts'
import { CodeField, DealCodeField } from '../../../search/code-field.tsx'
import { MoreOptions } from '../../../search/more-options.tsx'
import { SearchButton } from '../../../search/search-button.tsx'
import css from '../../../search/search-form.module.css'
import { useDraft } from '../../../search/use-draft.ts'
import { useIsShop } from '../../../session.ts'
import { DatesField } from './dates-field.tsx'
import fields from './fields.module.css'
import { startLegs } from './legs.ts'
import { LegsField } from './legs-field.tsx'
import { PlacesField } from './places-field.tsx'
import { checkDraft, type SearchDraft, type SearchProblems, searchOf, unknownPlaces } from './search-draft.ts'
import { TravellersField } from './travellers-field.tsx'

type Props = {
  /** What the address says. */
  initial: SearchDraft
  today: LocalDate
  problems?: SearchProblems
  /** True on the form's own screen: what is typed then stays in the address, so that back and reload keep it. */
  keepsInAddress?: boolean
}

const tripLabels: Record<TripType, string> = { 'round-trip': 'Round trip', 'one-way': 'One way', 'multi-city': 'Multi-city' }

const newOffers = '/order/new/flight/newoffers'

/** The search for flights: one row on wide screens, stacked on phones. Without scripts it is a plain form that takes codes or names. */
export function SearchForm({ initial, today, problems: given = {}, keepsInAddress = false }: Props) {
  const isShop = useIsShop()
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const navigate = useNavigate()
  const { draft, change, submit, address, problems } = useDraft({
    start: initial,
    given,
    check: (typed) => checkDraft(typed, today),
    addressOf: (typed) => searchToParams(searchOf(typed)),
    keepsInAddress,
    toResults: (search) => `${newOffers}?${searchToParams(search)}`,
    onRefused(typed) {
      const refused = checkDraft(typed, today)
      if ('dates' in refused && refused.dates && keepsInAddress)
        explain(refused.dates).catch((error: unknown) => console.warn('the dialog about the dates did not arrive', error))
    },
  })
  const changeTrip = (trip: TripType) => {
    const legs = trip === 'multi-city' ? startLegs(draft, draft.trip === 'round-trip' ? draft.return : null) : {}
    writePreference('flowType', trip)
    change({ ...legs, trip })
  }
  const isMulti = draft.trip === 'multi-city'

  /** The dialog says in full what stands in a few words under the dates; its words come when they are needed. */
  async function explain(code: ErrorCode) {
    const { withDatesDialog } = await import('../../../search/dates-dialog.ts')
    const search = withDatesDialog(address, code, { start: draft.depart, end: draft.return })
    if (search) navigate({ search }, { replace: true, preventScrollReset: true })
  }

  const live = { ...unknownPlaces(draft), ...(problems ?? travellerProblem(draft, today)) }
  // What has no field here: a storefront's form has none for codes.
  const outside = [live.address, isShop && live.dealCode, isShop && live.corporateCode].filter(Boolean)
  return (
    <Form method="get" action={href(newOffers)} className={css.form} onSubmit={submit} noValidate aria-label="Search flights">
      <div className={css.top}>
        <Segments
          name="trip"
          label="Trip type"
          value={draft.trip}
          options={trips.map((trip) => ({ value: trip, label: tripLabels[trip] }))}
          onChange={changeTrip}
        />
        <NativeSelect
          name="cabin"
          aria-label="Cabin"
          value={draft.cabin}
          data={cabins.map((cabin) => ({ value: cabin, label: cabinLabels[cabin] }))}
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
            label={`Flexible dates (±${FLEXIBLE_DAYS} days)`}
            checked={draft.flexibleDates}
            onChange={(event) => change({ flexibleDates: event.currentTarget.checked })}
          />
        )}
      </div>
      {outside.length > 0 && (
        <p className={css.problem} role="alert">
          {outside.join(' ')}
        </p>
      )}
      {isMulti && <LegsField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />}
      <div className={`${css.row} ${fields.row}`} data-trip={draft.trip}>
        {!isMulti && <PlacesField draft={draft} onChange={change} problems={live} isPhone={isPhone} />}
        {!isMulti && <DatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />}
        <TravellersField draft={draft} onChange={change} error={live.travellers} isPhone={isPhone} />
        <SearchButton what="flights" to={newOffers} />
      </div>
      {!isShop && <CodeFields draft={draft} onChange={change} problems={live} />}
    </Form>
  )
}

/** Travellers who cannot be sold together are told at once; everything else when the search is asked for. */
function travellerProblem(draft: SearchDraft, today: LocalDate): SearchProblems {
  if (draft.children.includes(null)) return {}
  const settled: SearchDraft = { ...draft, trip: 'one-way', depart: today, from: anywhere('AAA'), to: anywhere('BBB') }
  const checked = checkDraft(settled, today)
  return 'search' in checked || !checked.problems.travellers ? {} : { travellers: checked.problems.travellers }
}

const anywhere = (code: string) => ({
  code,
  kind: 'city' as const,
  name: '',
  city: '',
  country: '',
  countryName: '',
  airports: [],
})

type CodeFieldsProps = { draft: SearchDraft; onChange: (change: Partial<SearchDraft>) => void; problems: SearchProblems }

/** Codes that few searches need. */
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
