import { Button } from '@mantine/core'
import { Outlet, useRouteLoaderData } from 'react-router'
import { Page } from '../kit/page.tsx'
import { RouteError } from '../kit/route-error.tsx'
import { EmptyState } from '../kit/states/empty-state.tsx'
import type { Route } from './+types/selling-page'
import type { loader } from './agent.tsx'
import { requireMember } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** Screens on which flights are sold. A storefront whose agency sells none says so instead. */
export default function SellingPage() {
  const shop = useRouteLoaderData<typeof loader>('layouts/agent')
  if (!shop || shop.sellsFlights) return <Outlet />
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={`${shop.agency.name} sells no flights online`}
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
