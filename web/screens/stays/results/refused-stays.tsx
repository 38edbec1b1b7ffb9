import { type Refusal, RefusedSearch } from '../../../results/refused-search.tsx'
import { LaterStaySearchForm } from '../search/later-search-form.ts'
import type { StayForm } from '../search/read-stay-draft.ts'
import { byField } from '../search/stay-draft.ts'

/** A search for stays that was not accepted. */
export function RefusedStays({ form, failure, view }: { form: StayForm; failure: Refusal; view: string }) {
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  return (
    <RefusedSearch
      title="Accommodation"
      form={<LaterStaySearchForm {...form} problems={problems} view={view} />}
      failure={failure}
      isAboutFields={Object.keys(problems).length > 0}
    />
  )
}
