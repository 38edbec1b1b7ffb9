import { useRouteLoaderData, useSearchParams } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { CurrencyProvider, ownCurrency } from '../currency.tsx'
import { ErrorDialog } from './dialog.tsx'
import script from './plain-dialog.js?url&no-inline'

/** The error dialog of a page of plain HTML, with a small script of its own. */
export function PlainErrorDialog() {
  const data = useRouteLoaderData<typeof rootLoader>('root')
  const [query] = useSearchParams()
  if (!query.get('error')) return null
  return (
    <CurrencyProvider initial={data?.currency ?? ownCurrency}>
      <ErrorDialog query={query} />
      <script src={script} defer />
    </CurrencyProvider>
  )
}
