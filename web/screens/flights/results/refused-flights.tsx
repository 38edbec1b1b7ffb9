import type { LocalDate } from '#domain/dates.ts'
import { type Refusal, RefusedSearch } from '../../../results/refused-search.tsx'
import { LaterSearchForm } from '../search/later-search-form.ts'
import { byField, type SearchDraft } from '../search/search-draft.ts'

/** A search for flights that was not accepted. */
export function RefusedFlights({ draft, today, failure }: { draft: SearchDraft; today: LocalDate; failure: Refusal }) {
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  return (
    <RefusedSearch
      title="Flights"
      form={<LaterSearchForm initial={draft} today={today} problems={problems} />}
      failure={failure}
      isAboutFields={Object.keys(problems).length > 0}
    />
  )
}
