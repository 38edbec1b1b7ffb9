import { useRevalidator } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import type { Failure } from '../../../api-failure.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import formCss from '../../../search/search-page.module.css'
import { byField, type SearchDraft } from '../search/search-draft.ts'
import { SearchForm } from '../search/search-form.tsx'

type Props = { draft: SearchDraft; today: LocalDate; failure: Failure | 'unreachable' }

/** A search that was not accepted: the form as it was typed, with what is wrong beside its fields or under it. */
export function RefusedSearch({ draft, today, failure }: Props) {
  const { revalidate } = useRevalidator()
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  const isAboutFields = Object.keys(problems).length > 0
  const words =
    failure === 'unreachable'
      ? { title: 'The search could not be sent', text: 'Check the connection. What you typed is kept.' }
      : { title: failure.title, text: failure.body }
  return (
    <Page>
      <PageHeader title="Flights" context="The search was not made; nothing was lost." />
      <div className={formCss.panel}>
        <SearchForm initial={draft} today={today} problems={problems} />
      </div>
      {!isAboutFields && <FailedState {...words} onRetry={() => revalidate()} />}
    </Page>
  )
}
