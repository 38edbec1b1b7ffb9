import { useMediaQuery } from '@mantine/hooks'
import { Form } from 'react-router'
import { applicableFilters } from '#domain/results/applicable-filters.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { tourPlace } from '#domain/tours/search-place.ts'
import { savedTours } from '../../../products/tour/saved-searches.ts'
import { resultsPath } from '../../../products/tour/tour-address.ts'
import { DealCodeField } from '../../../search/code-field.tsx'
import { MoreOptions } from '../../../search/more-options.tsx'
import { SearchButton } from '../../../search/search-button.tsx'
import css from '../../../search/search-form.module.css'
import fields from '../../../search/three-fields.module.css'
import { type StoredIn, useDraft } from '../../../search/use-draft.ts'
import { DestinationField } from './destination-field.tsx'
import { PeopleField } from './people-field.tsx'
import type { TourForm } from './read-tour-draft.ts'
import { TourDatesField } from './tour-dates-field.tsx'
import { checkTour, draftToParams, peopleProblem, type TourProblems, unknownDestination, unreadDays } from './tour-draft.ts'

type Props = TourForm & {
  problems?: TourProblems
  /** Stores the form's values, so that back and reload restore them. */
  storedIn?: StoredIn
  /** Above results: names of the filter and sort parameters, which stay if they still apply. */
  filters?: readonly string[]
}

/** The search for tours: one row on wide screens, stacked on phones. */
export function TourSearchForm({ draft: start, today, problems: given = {}, storedIn = null, filters = [] }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const { draft, change, submit, problems } = useDraft({
    start,
    given,
    check: checkTour,
    addressOf: draftToParams,
    storedIn,
    toResults(search) {
      savedTours.save(search)
      const after = tourToParams(search)
      const before = new URLSearchParams(location.search)
      return `${resultsPath}?${after}${applicableFilters({ before, after, names: filters, ...tourPlace })}`
    },
  })
  const live = { ...unknownDestination(draft), ...unreadDays(draft), ...(problems ?? peopleProblem(draft)) }
  return (
    <Form method="get" action={resultsPath} className={css.form} onSubmit={submit} noValidate aria-label="Search things to do">
      <div className={`${css.row} ${fields.row}`}>
        <DestinationField
          value={draft.destination}
          unknown={draft.destinationText}
          onChange={(destination, destinationText) => change({ destination, destinationText })}
          error={live.destination}
          isPhone={isPhone}
        />
        <TourDatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />
        <PeopleField draft={draft} onChange={change} error={live.people} isPhone={isPhone} />
        <SearchButton what="things to do" to={resultsPath} />
      </div>
      <MoreOptions isNeeded={Boolean(draft.dealCode || live.dealCode)}>
        <DealCodeField value={draft.dealCode} error={live.dealCode} onChange={(dealCode) => change({ dealCode })} />
      </MoreOptions>
    </Form>
  )
}
