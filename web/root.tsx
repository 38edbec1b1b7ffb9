import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { english, englishStyle, type NumberStyle, numbersOf } from '#domain/numbers.ts'
import { textLanguage } from '#domain/regional.ts'
import type { Route } from './+types/root'
import { apiContext, apiUrlContext } from './context.ts'
import { asColorScheme, colorSchemeKey, deviceSchemeScript } from './kit/color-scheme.ts'
import { readPreference } from './kit/cookies.ts'
import { ErrorDialogOnServer } from './kit/error-dialog/on-server.ts'
import { NumbersContext } from './kit/numbers.ts'
import { useNonce } from './nonce.ts'
import { readerCurrency } from './reader-currency.ts'
import { mendRedirects } from './redirects.ts'
import { RootError } from './root-error.tsx'
import { sessionContext } from './session.ts'
import { isStaticRoute } from './static-route.ts'

export const middleware: Route.MiddlewareFunction[] = [
  mendRedirects,
  async ({ context }) => {
    context.set(sessionContext, await context.get(apiContext).session.current())
  },
]

const navigations = ['narrow', 'wide'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  return {
    session,
    apiUrl: context.get(apiUrlContext) ?? undefined,
    /** The title of a page without one. An agency's pages never name the platform, so it is passed by loaders and not in the scripts. */
    title: session.host.kind === 'agent' ? 'Tradewind' : 'Page not available',
    colorScheme: asColorScheme(readPreference(request, colorSchemeKey)),
    currency: await readerCurrency(request, context),
    /** The visitor's choice; without one it depends on the window's width. */
    navigation: navigations.find((one) => one === readPreference(request, 'navigation')) ?? null,
  }
}

/** The title of a page without its own, and of a 404. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = loaderData?.title ?? 'Page not available'
  if (!loaderData || !isRouteErrorResponse(error)) return [{ title }]
  const { host, agency } = loaderData.session
  const name = host.kind === 'storefront' ? agency?.name : title
  const words: unknown = error.data
  if (isTitled(words)) return [{ title: words.pageTitle }]
  return [{ title: error.status === 404 ? `Not found - ${name}` : title }]
}

/** An error with a title of its own: `throw data({ pageTitle }, { status: 404 })`. */
const isTitled = (words: unknown): words is { pageTitle: string } =>
  typeof words === 'object' && words !== null && 'pageTitle' in words

/**
 * Only the document; providers of screens are in `layouts/interactive.tsx`. A page whose `handle` has `isStatic` is HTML without scripts of the
 * framework. The error boundary uses it too, so it must work without the loader's data.
 */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const errorDialog = use(ErrorDialogOnServer)
  const isStatic = useMatches().some(({ handle }) => isStaticRoute(handle))
  const scheme = data?.colorScheme ?? 'auto'
  const hostKind = data?.session.host.kind
  return (
    <html
      lang={data ? textLanguage(data.session.regional.country) : 'en'}
      data-mantine-color-scheme={isStatic ? undefined : schemeAttribute(scheme)}
      data-api={data?.apiUrl}
      data-numbers={isStatic ? forScripts(data?.session.numbers) : undefined}
      suppressHydrationWarning={!isStatic || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {!isStatic && scheme === 'auto' && (
          <script nonce={nonce} suppressHydrationWarning>
            {deviceSchemeScript}
          </script>
        )}
        {/* Before any other script: Zod must not probe for `eval`, which the policy refuses and reports. */}
        {!isStatic && (
          <script nonce={nonce} suppressHydrationWarning>
            {'globalThis.__zod_globalConfig={jitless:true}'}
          </script>
        )}
        {hostKind === 'agent' && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
        {!hostKind && <link rel="icon" href="data:," />}
        <Meta />
        {/* Stylesheets are from this host, which the policy allows without a nonce. */}
        <Links nonce="" />
      </head>
      <body>
        <NumbersContext value={data?.session.reader.numbers ?? englishStyle}>
          {children}
          {isStatic && errorDialog?.plain}
        </NumbersContext>
        {!isStatic && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** The specification's constants for the scripts of plain pages. */
const forScripts = (style: NumberStyle = englishStyle) => (numbersOf(style) === english ? undefined : JSON.stringify(style))

/** The server does not know the device's scheme; the script in the head sets it before the first paint. */
const schemeAttribute = (scheme: string) => (scheme === 'dark' ? 'dark' : 'light')

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RootError />
}
