import { createContext, type RouterContextProvider, useRouteLoaderData } from 'react-router'
import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { loader as rootLoader } from './root.tsx'

/** The visitor, the agency and the permissions; `user` is null for a visitor who is not signed in. */
export type Session = Awaited<ReturnType<Api['session']['current']>>

/** Set once per request by the root's middleware, so that guards and loaders need not read it again. */
export const sessionContext = createContext<Session>()

/** Today's date in the agency's time zone, for a loader. */
export const todayAtAgency = (context: Readonly<RouterContextProvider>): LocalDate =>
  dayAt(new Date(), context.get(sessionContext).regional.zone)

/** The regional settings that screens show: the agency's with the reader's time zone. */
export const shownRegional = ({ regional, reader }: Session): Session['regional'] => ({ ...regional, zone: reader.zone })

/** The session in a component. Null only while the document itself failed to load. */
export function useSession(): Session | null {
  return useRouteLoaderData<typeof rootLoader>('root')?.session ?? null
}

/** Whether the signed-in person's role includes a permission. */
export function useMay(permission: string): boolean {
  return useSession()?.permissions.some((granted) => granted === permission) ?? false
}

/** Whether the screen is on a storefront: for a customer, with their texts. */
export const useIsShop = (): boolean => useSession()?.host.kind === 'storefront'

/** The payment methods for this visitor. */
export const useWaysToPay = (): Session['waysToPay'] => useSession()?.waysToPay ?? []
