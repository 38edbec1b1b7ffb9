import { Outlet } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import type { Route } from './+types/shop-page'
import { requireShop } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireShop]

/** Guard of screens that only a storefront has. */
export default function ShopPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteError />
}
