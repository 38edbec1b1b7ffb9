import type { ReactNode } from 'react'
import { Page } from '../kit/page.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import css from './search-page.module.css'

type Props = { title: string; context: string; form: ReactNode; children?: ReactNode }

/** A search form on a screen of its own, and the content below. */
export function SearchPage({ title, context, form, children }: Props) {
  return (
    <Page>
      <PageHeader title={title} context={context} />
      <div className={css.panel}>{form}</div>
      {children}
    </Page>
  )
}
