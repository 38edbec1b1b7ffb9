import '../styles/base.css'
import type { ReactNode } from 'react'
import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { defaultRegional } from '#domain/defaults.ts'
import { useDeviceScheme } from '../kit/color-scheme.ts'
import { CurrencyProvider } from '../kit/currency.tsx'
import { ErrorDialogGate } from '../kit/error-dialog/gate.tsx'
import { NetworkDialog } from '../kit/network-dialog.tsx'
import { RegionalContext } from '../kit/regional.ts'
import { RouteError } from '../kit/route-error.tsx'
import { Toasts } from '../kit/toasts.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { sessionContext, shownRegional } from '../session.ts'
import { tokenRules } from '../tokens.ts'
import type { Route } from './+types/interactive'
import { paperTokens } from './paper-tokens.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  paper: paperTokens(context.get(sessionContext).agency?.templateData),
})

/** Providers of every hydrated screen: the component kit, the currency, messages. Content pages do not need them. */
function Ground({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof rootLoader>('root')
  useDeviceScheme()
  return (
    <>
      <style>{tokenRules}</style>
      <RegionalContext value={data ? shownRegional(data.session) : defaultRegional}>
        <CurrencyProvider initial={data?.currency}>
          {children}
          <ErrorDialogGate />
        </CurrencyProvider>
      </RegionalContext>
      <Toasts />
    </>
  )
}

/** Whether a screen shows by itself that the device is offline: `export const handle = { tellsWhenOffline: true }`. */
const tellsWhenOffline = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'tellsWhenOffline' in handle && handle.tellsWhenOffline === true

export default function InteractiveLayout({ loaderData }: Route.ComponentProps) {
  const isTold = useMatches().some(({ handle }) => tellsWhenOffline(handle))
  return (
    <Ground>
      <style>{loaderData.paper}</style>
      <Outlet />
      {!isTold && <NetworkDialog />}
    </Ground>
  )
}

export function ErrorBoundary() {
  return (
    <Ground>
      <RouteError isWholePage />
    </Ground>
  )
}
