import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Failure } from '../api-failure.ts'
import { FailedState } from '../kit/states/failed-state.tsx'
import { SearchPage } from '../search/search-page.tsx'

export type Refusal = Failure | 'unreachable'

type Props = {
  title: string
  /** The form with its typed values and these errors by field. */
  form: (problems: Record<string, string>) => ReactNode
  failure: Refusal
  /** Maps errors by path of the search to fields of the form. */
  byField: (problems: [path: string, message: string][]) => Record<string, string>
}

/** A refused search: the form with its typed values, with errors at its fields or below it. */
export function RefusedSearch({ title, form, failure, byField }: Props) {
  const { revalidate } = useRevalidator()
  const problems = failure === 'unreachable' ? {} : byField(Object.entries(failure.fields))
  const words =
    failure === 'unreachable'
      ? { title: 'The search could not be sent', text: 'Check the connection. What you typed is kept.' }
      : { title: failure.title, text: failure.body }
  return (
    <SearchPage title={title} context="The search was not made; nothing was lost." form={form(problems)}>
      {Object.keys(problems).length === 0 && <FailedState {...words} onRetry={() => revalidate()} />}
    </SearchPage>
  )
}
