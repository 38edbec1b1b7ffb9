import { Button } from '@mantine/core'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { Page } from '../kit/page.tsx'
import { RouteError } from '../kit/route-error.tsx'
import { EmptyState } from '../kit/states/empty-state.tsx'
import type { Route } from './+types/selling-page'
import type { loader } from './agent.tsx'
import { requireMember } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** Screens on which a product is sold. A storefront whose agency sells none of it says so instead. */
export default function SellingPage() {
  const shop = useRouteLoaderData<typeof loader>('layouts/agent')
  const isStay = useLocation().pathname.startsWith('/accommodation/')
  if (!shop || (isStay ? shop.sellsStays : shop.sellsFlights)) return <Outlet />
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={`${shop.agency.name} sells no ${isStay ? 'accommodation' : 'flights'} online`}
        text="Call or write, and they will find one for you."
        action={
          <Button component="a" href="/contact">
            Contact {shop.agency.name}
          </Button>
        }
      />
    </Page>
  )
}

export function ErrorBoundary() {
  return <RouteError />
}
