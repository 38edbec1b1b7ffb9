import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Failure } from '../api-failure.ts'
import { FailedState } from '../kit/states/failed-state.tsx'
import { SearchPage } from '../search/search-page.tsx'

export type Refusal = Failure | 'unreachable'

type Props = {
  title: string
  /** The form with its typed values and errors. */
  form: ReactNode
  failure: Refusal
  /** Whether the form shows the error. */
  isAboutFields: boolean
}

/** A refused search: the form with its typed values, with errors at its fields or below it. */
export function RefusedSearch({ title, form, failure, isAboutFields }: Props) {
  const { revalidate } = useRevalidator()
  const words =
    failure === 'unreachable'
      ? { title: 'The search could not be sent', text: 'Check the connection. What you typed is kept.' }
      : { title: failure.title, text: failure.body }
  return (
    <SearchPage title={title} context="The search was not made; nothing was lost." form={form}>
      {!isAboutFields && <FailedState {...words} onRetry={() => revalidate()} />}
    </SearchPage>
  )
}
