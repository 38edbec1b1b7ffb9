import { createContext, type RouterContextProvider, useRouteLoaderData } from 'react-router'
import type { Api } from '#contract/index.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { loader as rootLoader } from './root.tsx'

/** Who is asking, for which agency, with which permissions; `user` is null for a visitor. */
export type Session = Awaited<ReturnType<Api['session']['current']>>

/** Set once a request by the root's middleware, so that guards and loaders need not ask again. */
export const sessionContext = createContext<Session>()

/** Today on the agency's clocks, for a loader. */
export const todayAtAgency = (context: Readonly<RouterContextProvider>): LocalDate =>
  dayAt(new Date(), context.get(sessionContext).regional.zone)

/** The session in a component. Null only while the document itself failed to load. */
export function useSession(): Session | null {
  return useRouteLoaderData<typeof rootLoader>('root')?.session ?? null
}

/** Whether the signed-in person's role includes a permission. */
export function useMay(permission: string): boolean {
  return useSession()?.permissions.some((granted) => granted === permission) ?? false
}

/** Whether a storefront shows the screen: to a customer, in their words. */
export const useIsShop = (): boolean => useSession()?.host.kind === 'storefront'

/** The ways to pay that the visitor is offered. */
export const useWaysToPay = (): Session['waysToPay'] => useSession()?.waysToPay ?? []
