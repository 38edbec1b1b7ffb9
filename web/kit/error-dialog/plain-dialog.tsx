import { useRouteLoaderData, useSearchParams } from 'react-router'
import { defaultRegional } from '#domain/defaults.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { CurrencyProvider } from '../currency.tsx'
import { RegionalContext } from '../regional.ts'
import { ErrorDialog } from './dialog.tsx'
import script from './plain-dialog-script.ts?worker&url'

/** The error dialog of a page of plain HTML, with a small script of its own. */
export function PlainErrorDialog() {
  const data = useRouteLoaderData<typeof rootLoader>('root')
  const [query] = useSearchParams()
  if (!query.get('error')) return null
  return (
    <RegionalContext value={data ? { ...data.session.regional, zone: data.session.reader.zone } : defaultRegional}>
      <CurrencyProvider initial={data?.currency}>
        <ErrorDialog query={query} />
        <script src={script} defer />
      </CurrencyProvider>
    </RegionalContext>
  )
}
