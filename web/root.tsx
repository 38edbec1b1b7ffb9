import './styles/base.css'
import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { apiContext } from './context.ts'
import { asColorScheme, colorSchemeKey, colorSchemeManager } from './kit/color-scheme.ts'
import { readCookie } from './kit/cookies.ts'
import { CurrencyProvider, currencyFromCookies, defaultCurrency } from './kit/currency.tsx'
import { ErrorDialogGate } from './kit/error-dialog/gate.tsx'
import { NetworkDialog } from './kit/network-dialog.tsx'
import { RouteError } from './kit/route-error.tsx'
import { useNonce } from './nonce.ts'
import { sessionContext } from './session.ts'
import { cssVariablesResolver, theme } from './theme.ts'

const schemes = colorSchemeManager()

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }) => {
    context.set(sessionContext, await context.get(apiContext).session.current())
  },
]

export function loader({ request, context }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie')
  return {
    session: context.get(sessionContext),
    colorScheme: asColorScheme(readCookie(cookies, colorSchemeKey)),
    currency: currencyFromCookies(cookies),
    isNavigationNarrow: readCookie(cookies, 'navigation') === 'narrow',
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Tradewind' }]

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

/** The document. It also frames the error boundary, so it must work without the loader's data. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const scheme = data?.colorScheme ?? 'auto'
  return (
    <html lang="en" data-mantine-color-scheme={scheme === 'dark' ? 'dark' : 'light'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <ColorSchemeScript nonce={nonce} defaultColorScheme={scheme} localStorageKey={colorSchemeKey} suppressHydrationWarning />
        <Meta />
        {/* Stylesheets come from this host, which the policy allows without a nonce. */}
        <Links nonce="" />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme={scheme}
          colorSchemeManager={schemes}
        >
          <CurrencyProvider initial={data?.currency ?? defaultCurrency}>{children}</CurrencyProvider>
          <Notifications position="top-right" limit={3} autoClose={5000} />
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <ErrorDialogGate />
      <NetworkDialog />
    </>
  )
}

export function ErrorBoundary() {
  return <RouteError isWholePage />
}
